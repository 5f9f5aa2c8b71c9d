// boardgame.io's own server with its default storage in memory.
const { Server, Origins } = require("boardgame.io/server");
const { field } = require("./field.js");

const server = Server({ games: [field], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
// The lobby has a port of its own: on the shared one it answers nothing under today's Koa.
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("ready"));
