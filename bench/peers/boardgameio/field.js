// A game with about the same work as GODS: four players lay hexagons on a growing field, each
// move pays for its neighbours, and the state contains every card, the players and the display.

const SEATS = 4;
const CELLS = 400;
const WIDTH = 20;

const neighbours = (cell) =>
  [cell - 1, cell + 1, cell - WIDTH, cell + WIDTH, cell - WIDTH + 1, cell + WIDTH - 1].filter(
    (each) => each >= 0 && each < CELLS,
  );

const field = {
  name: "field",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    cards: { 210: { kind: 0, faith: -1 } },
    gods: Array.from({ length: SEATS }, () => ({ power: 100, points: 0, tally: [0, 0, 0, 0, 0] })),
    display: [1, 2],
    laid: 0,
  }),
  moves: {
    lay: ({ G, ctx, playerID, random }, cell) => {
      if (playerID !== ctx.currentPlayer || G.cards[cell]) return "INVALID_MOVE";
      const beside = neighbours(cell).filter((each) => G.cards[each]);
      if (beside.length === 0) return "INVALID_MOVE";
      const god = G.gods[Number(playerID)];
      god.power -= beside.length;
      god.tally[G.display[0] % 5] += 1;
      G.cards[cell] = { kind: G.display[0], faith: Number(playerID) };
      G.display = [G.display[1], random.Die(9)];
      G.laid += 1;
      // About the length of a match of GODS: then the field is cleared.
      if (G.laid % 100 === 0) G.cards = { 210: { kind: 0, faith: -1 } };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const open = (G) => {
  const edge = new Set();
  for (const cell of Object.keys(G.cards).map(Number))
    for (const each of neighbours(cell)) if (!G.cards[each]) edge.add(each);
  return [...edge];
};

module.exports = { field, open, SEATS };
