// boardgame.io's own server with its default in-memory storage.
const { Server, Origins } = require("boardgame.io/server");
const { field } = require("./field.js");

const server = Server({ games: [field], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
// The lobby needs a port of its own: on a shared one it does not answer with current Koa versions.
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log("ready"));
