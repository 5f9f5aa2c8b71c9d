// The same load as bench/load.py: tables of four sockets, each table acting `rate` times a second.
// It measures the time from an action to its update at each of the table's sockets.
//
//   node load.js [tables=200] [rate=2] [seconds=30]
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const { io } = require("socket.io-client");
const { open, SEATS } = require("./field.js");

const [tables = 200, rate = 2, seconds = 30] = process.argv.slice(2).map(Number);
const PORT = 18213;
const URL = `http://127.0.0.1:${PORT}`;
const WARM_UP = 5000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const post = async (path, body) =>
  (await fetch(`http://127.0.0.1:${PORT + 1}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })).json();

const tally = { measuring: false, latencies: [], bytes: [], acts: 0 };

class Table {
  constructor() {
    this.sockets = [];
    this.state = null;
    this.sent = 0;
  }

  async open() {
    const { matchID } = await post("/games/field/create", { numPlayers: SEATS });
    this.matchID = matchID;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const joined = await post(`/games/field/${matchID}/join`, { playerID: String(seat), playerName: "p" });
      const socket = io(`${URL}/field`, { transports: ["websocket"], forceNew: true });
      socket.credentials = joined.playerCredentials;
      socket.on("sync", (_, { state }) => this.take(state, false));
      socket.on("update", (_, state) => this.take(state, true));
      await new Promise((resolve) => socket.on("connect", resolve));
      socket.emit("sync", matchID, String(seat), socket.credentials, SEATS);
      this.sockets.push(socket);
    }
  }

  take(state, measured) {
    this.state = state;
    if (measured && tally.measuring && this.sent) {
      tally.latencies.push(performance.now() - this.sent);
      tally.bytes.push(JSON.stringify(state).length);
    }
  }

  act() {
    if (!this.state) return;
    const seat = Number(this.state.ctx.currentPlayer);
    const cells = open(this.state.G);
    const cell = cells[Math.floor(Math.random() * cells.length)];
    const socket = this.sockets[seat];
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "lay", args: [cell], playerID: String(seat), credentials: socket.credentials },
    };
    this.sent = performance.now();
    if (tally.measuring) tally.acts += 1;
    socket.emit("update", action, this.state._stateID, this.matchID, String(seat));
  }
}

const cpu = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1).trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const main = async () => {
  const server = spawn(process.execPath, [`${__dirname}/server.js`, String(PORT)], { stdio: ["ignore", "pipe", "inherit"] });
  process.on("exit", () => server.kill());
  await new Promise((resolve) => server.stdout.on("data", (text) => String(text).includes("ready") && resolve()));
  const all = Array.from({ length: tables }, () => new Table());
  for (let at = 0; at < tables; at += 20) await Promise.all(all.slice(at, at + 20).map((table) => table.open()));
  for (const table of all)
    setTimeout(() => { table.act(); table.timer = setInterval(() => table.act(), 1000 / rate); }, (Math.random() * 1000) / rate);
  await pause(WARM_UP);
  tally.measuring = true;
  const [used, began] = [cpu(server.pid), performance.now()];
  await pause(seconds * 1000);
  tally.measuring = false;
  const spent = (performance.now() - began) / 1000;
  const sorted = tally.latencies.sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  const memory = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.pid}/status`, "utf8"))[1] / 1024;
  console.log(`actions/s            ${(tally.acts / spent).toFixed(1)}`);
  console.log(`updates/s            ${(sorted.length / spent).toFixed(1)}`);
  for (const [name, share] of [["p50", 0.5], ["p90", 0.9], ["p99", 0.99], ["p99.9", 0.999]])
    console.log(`${`${name} ms`.padEnd(20)} ${at(share)}`);
  console.log(`server cpu, cores    ${((cpu(server.pid) - used) / spent).toFixed(2)}`);
  console.log(`server memory MiB    ${memory.toFixed(0)}`);
  console.log(`update bytes, mean   ${Math.round(tally.bytes.reduce((a, b) => a + b, 0) / tally.bytes.length)}`);
  process.exit(0);
};

main();
