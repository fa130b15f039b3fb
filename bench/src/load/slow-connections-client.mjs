import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A program: opens connections from each of several local addresses. Each connection starts a POST and sends its body
 * at one byte a second; a closed connection is opened again five seconds later. Prints a line once all are open, and
 * runs until its input ends.
 */
const { url, headers, groups } = JSON.parse(process.argv[2]);
const { hostname, port, pathname } = new URL(url);
const lines = Object.entries({ Host: `${hostname}:${port}`, 'Content-Length': '60000', ...headers });
const head = `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
const open = new Set();
/** Writes are spread over each second, as those of independent clients are. */
const slots = 50;
process.stdin.on('end', () => process.exit(0)).resume();

for (const { from, connections } of groups) {
  for (let opened = 0; opened < connections; opened++) {
    connect(from);
    if (opened % 10 === 9) await delay(5); // spreads connections too, and those that reconnect
  }
}
process.stdout.write('{"ready":true}\n');
for (let slot = 0; ; slot = (slot + 1) % slots) {
  for (const socket of open) if (socket.localPort % slots === slot) socket.write('x');
  await delay(1000 / slots);
}

function connect(from) {
  const socket = net.connect({ host: hostname, port: Number(port), localAddress: from });
  socket.once('connect', () => {
    open.add(socket);
    socket.write(`${head}x`);
  });
  socket.on('error', () => undefined); // the close handler deals with whatever ended the connection
  socket.resume();
  socket.once('close', () => {
    open.delete(socket);
    setTimeout(connect, 5000, from);
  });
}
