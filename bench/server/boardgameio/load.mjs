// N tables of two real clients; random moves; latency until both seats have the new state.
// Lines come in: "open", then how many seconds to play, again and again; each is answered by JSON.
import { createInterface } from 'node:readline';
import clientPkg from 'boardgame.io/dist/cjs/client.js';
import transportPkg from 'boardgame.io/dist/cjs/multiplayer.js';
import { Similar } from './game.js';

const { Client, LobbyClient } = clientPkg;
const { SocketIO } = transportPkg;
const [port, tables, pause] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
let latencies = [];
let until = 0;

async function open() {
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch('similar', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch('similar', matchID, {
      playerID, playerName: `p${playerID}`,
    });
    const client = Client({
      game: Similar, matchID, playerID, credentials: playerCredentials, debug: false,
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
    });
    client.confirmed = -1;
    client.waiting = null;
    // The state that the server sent, not the client's own optimistic one.
    const { transport } = client;
    const pass = transport.transportDataCallback;
    transport.transportDataCallback = (data) => {
      pass(data);
      const state = data.type === 'sync' ? data.args[1].state : data.args[1];
      if (state?._stateID !== undefined) client.confirmed = state._stateID;
      if (client.waiting && client.confirmed >= client.waiting.id) client.waiting.done();
    };
    client.start();
    seats.push(client);
  }
  for (const client of seats) while (client.confirmed < 0) await sleep(5);
  return seats;
}

const reaches = (client, id) => new Promise((done) => {
  if (client.confirmed >= id) done();
  else client.waiting = { id, done };
});

async function play(seats) {
  while (performance.now() < until) {
    const state = seats[0].getState();
    const mover = seats[Number(state.ctx.currentPlayer)];
    if (pause) await sleep(Math.random() * 2000 * pause);
    const next = seats[0].confirmed + 1;
    const began = performance.now();
    mover.moves.take(Math.floor(Math.random() * 16));
    await Promise.all(seats.map((client) => reaches(client, next)));
    latencies.push((performance.now() - began) / 1000);
  }
}

const all = [];
const tell = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'open') {
    for (let i = 0; i < tables; i += 20) {
      all.push(...await Promise.all(Array.from({ length: Math.min(20, tables - i) }, open)));
    }
    tell({});
  } else {
    const began = performance.now();
    latencies = [];
    until = began + Number(line) * 1000;
    await Promise.all(all.map(play));
    tell({ seconds: (performance.now() - began) / 1000, latencies });
  }
}
