import net from 'node:net';

/**
 * A program: bare sockets. It answers each connection as an event stream and keeps it open, and writes each line of its
 * standard input to all of them as one event. It is the reference for a gateway's streams.
 */
const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n';
const open = new Set();

const server = net.createServer((socket) => {
  socket.setNoDelay(true);
  socket.once('data', () => {
    socket.write(head);
    open.add(socket);
  });
  socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy());
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});

process.stdin
  .on('end', () => process.exit(0))
  .on('data', (chunk) => {
    const frame = Buffer.from(`data: ${chunk.toString().trim()}\n\n`);
    for (const socket of open) socket.write(frame);
  });
