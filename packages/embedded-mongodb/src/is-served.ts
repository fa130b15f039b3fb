import fs from 'node:fs';
import net from 'node:net';
import { socketPath } from './socket-path';

/** Whether a host serves this data directory now; until it stops, no other process may touch the files. */
export function isServed(dir: string): Promise<boolean> {
  if (!fs.existsSync(dir)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect({ path: socketPath(fs.realpathSync(dir)) });
    const done = (served: boolean) => {
      socket.destroy();
      resolve(served);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
