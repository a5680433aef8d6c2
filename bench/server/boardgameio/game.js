// A game whose state is about as large as Tharos' view (7 kB as JSON) and whose rules cost nothing:
// every move takes one of 16 regions and changes a few numbers. It never ends.
const numbers = (count) => Array.from({ length: count }, (_, i) => i % 7);

const region = (id) => ({
  id, type: 'mountains', ore: true, crystal: true, transformer: 'JARS3',
  guild: numbers(4), mines: numbers(4), attacked: false,
});

const player = (id) => ({
  id, jars: 10, combat: 0, medals: numbers(4), dice: numbers(40), depot: numbers(30),
  store: numbers(20), hand: numbers(12), cards: Array.from({ length: 10 }, (_, i) => ({
    id: i, name: `card ${i}`, active: false, used: false, dice: numbers(6),
  })),
  buildings: numbers(8), spaces: { money: [], cards: [], guild: [], region: [], dice: [], build: [] },
  history: numbers(120),
});

export const Similar = {
  name: 'similar',
  setup: () => ({
    regions: Array.from({ length: 16 }, (_, i) => region(i)),
    players: { 0: player(0), 1: player(1) },
    secret: { deck: numbers(40) },
    counts: numbers(400),
  }),
  playerView: ({ G }) => {
    const { secret, ...seen } = G;
    return seen;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, at) => {
      const target = G.regions[at];
      const seat = Number(ctx.currentPlayer);
      target.guild[seat] = (target.guild[seat] + 1) % 9;
      G.players[seat].jars += 1;
      G.counts[at] += 1;
    },
  },
};
