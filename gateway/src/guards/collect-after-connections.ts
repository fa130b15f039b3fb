import type { Server } from 'node:http';

/** This many new connections leave about half a megabyte of garbage. */
const connectionsPerCollection = 50;

/**
 * Has V8 collect its young generation after every fifty new connections. A collection takes as long as there is much
 * that lives. Of requests next to nothing does, but all of connections: when thousands come at once, and V8 waits until
 * 16 MB are full, everybody waits for 40 ms, and for 1 or 2 ms when it collects in small parts.
 * @param collect V8's own, which a program has with `--expose-gc`; where it has not, nothing is done
 */
export function collectAfterConnections(server: Server, collect: typeof globalThis.gc = globalThis.gc): void {
  if (!collect) return;
  let connections = 0;
  server.on('connection', () => {
    connections = (connections + 1) % connectionsPerCollection;
    if (connections === 0) collect({ type: 'minor', execution: 'sync' });
  });
}
