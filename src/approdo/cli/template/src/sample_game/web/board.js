/* Sample Game's board in the browser: the page hands over its drawing tools, so that nothing has to be built. */

const SHELL_AT = 60;
const GAP = 56;

export const texts = {
  en: "board-shell = Shell\nboard-pebble = Hold out pebble { $pebble }\nboard-mine = My pebbles",
  it: "board-shell = Conchiglia\nboard-pebble = Tendi il sassolino { $pebble }\nboard-mine = I miei sassolini",
};

export default function createBoard(table, { h }) {
  const { say } = table;

  /** A disc with a number on it. */
  const shell = (number, x, y) => [
    h("circle", { class: "shell", cx: x, cy: y, r: 24, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
    h("text", { x, y: y + 6, "text-anchor": "middle" }, number),
  ];

  /** The shell that is bid for, and what everybody has won so far. */
  const Board = () => {
    const { prize, won } = table.view.value.board;
    const rows = table.seats.value.map((who, seat) =>
      h("g", { key: seat, "data-cell": who.name, role: "img", "aria-label": `${who.name}: ${won[seat].join(" ")}` }, [
        h("text", { x: 20, y: 150 + seat * GAP }, who.name),
        won[seat].map((number, i) => shell(number, 160 + i * GAP, 144 + seat * GAP)),
      ]),
    );
    const height = 160 + rows.length * GAP;
    return h("svg", { class: "map", viewBox: `0 0 520 ${height}`, role: "group", fill: "currentColor" }, [
      h("text", { x: 20, y: SHELL_AT }, say("board-shell")),
      prize ? shell(prize, 160, SHELL_AT - 6) : null,
      rows,
    ]);
  };

  /** The pebbles in hand: one press holds one out. */
  const Own = () =>
    h("section", { class: "panel" }, [
      h("header", null, h("h2", null, say("board-mine"))),
      h("div", { class: "body row" }, table.legal.value.of("bid").map(bid => {
        const { pebble } = bid.action;
        const label = say("board-pebble", { pebble });
        return h("button", { type: "button", class: "btn", key: pebble, "aria-label": label, onClick: () => table.choose(bid) }, pebble);
      })),
    ]);

  return { layout: "own-right", handles: ["bid"], finals: [], Board, Own };
}
