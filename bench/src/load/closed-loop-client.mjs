import { HttpSocket } from './http-socket.mjs';

/**
 * A program: keeps connections busy, each of which sends the next request after a response; prints the number of
 * responses.
 */
const { url, headers, seconds, connections } = JSON.parse(process.argv[2]);
const target = new URL(url);
const sockets = await Promise.all(Array.from({ length: connections }, () => HttpSocket.open(target, headers)));

let answers = 0;
let isOver = false;
const began = performance.now();
setTimeout(() => {
  isOver = true;
}, seconds * 1000);
await Promise.all(
  sockets.map(async (socket) => {
    while (!isOver) {
      await socket.request();
      answers += 1;
    }
  }),
);
const duration = (performance.now() - began) / 1000;
process.stdout.write(JSON.stringify({ answers, duration }), () => process.exit(0));
