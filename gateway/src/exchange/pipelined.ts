import type { Socket } from 'node:net';
import type { Exchange } from './exchange';

/**
 * A pipelined request waits until the requests before it on its connection are answered. If the connection closes
 * first, older versions of node:http never emit `close` for its response; this completes its exchange then.
 * @returns must be called with each exchange whose response has no socket yet
 */
export function pipelinedCompleter(completeExchange: (exchange: Exchange) => void): (exchange: Exchange) => void {
  /** By connection, until their responses have emitted `close`. */
  const pipelined = new WeakMap<Socket, Set<Exchange>>();

  return function completeWithConnection(exchange) {
    const { req, res } = exchange;
    const exchanges = pipelined.get(req.socket) ?? listen(req.socket);
    exchanges.add(exchange);
    res.on('close', () => exchanges.delete(exchange));
  };

  function listen(socket: Socket): Set<Exchange> {
    const exchanges = new Set<Exchange>();
    pipelined.set(socket, exchanges);
    socket.once('close', () => {
      for (const { res } of exchanges) res.destroy();
      setImmediate(() => exchanges.forEach(completeExchange));
    });
    return exchanges;
  }
}
