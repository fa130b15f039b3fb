import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Disconnects clients that send and read nothing for `idleMs`, or up to `checkMs` longer, in the middle of a request.
 * `server.timeout` would start a timer for each request and move it with each read and write, which costs more than all
 * checks of a request for a file. Few requests are still in progress when they are checked; only these get the timer,
 * which node:http itself replaces by the one of an idle connection, or removes, when the request has ended.
 */
export function disconnectIdle(server: Server, idleMs: number, checkMs: number): void {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const checking = setInterval(() => {
    for (const socket of connections) if (!socket.timeout) socket.setTimeout(idleMs);
  }, checkMs).unref();
  server.on('close', () => clearInterval(checking));
}
