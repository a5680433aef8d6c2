// The reference server with its default storage (memory), on the port given.
import pkg from 'boardgame.io/dist/cjs/server.js';
import { Similar } from './game.js';

const { Server } = pkg;
const server = Server({ games: [Similar], origins: [/.*/] });
await server.run({ port: Number(process.argv[2]), callback: () => console.log('open') });
