import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HostFailure, hostExit } from './host-exit';

/**
 * The path of a data directory's socket: in the directory itself or, when that path is too long, in a private directory
 * under the temporary one, named by a hash. The same directory always gets the same path.
 */
export function socketPath(dir: string, requested?: string, temporary = os.tmpdir()): string {
  const wanted = requested ? path.resolve(requested) : path.join(dir, 'mongodb.sock');
  if (fits(wanted)) return wanted;
  if (requested)
    throw new HostFailure(hostExit.cannotListen, `a socket path has at most 107 bytes and no '%': ${wanted}`);
  const name = crypto.createHash('sha256').update(dir).digest('hex').slice(0, 24);
  return path.join(privateDirectory(temporary), `${name}.sock`);
}

/** libuv silently truncates longer paths, and the driver decodes a '%' twice. */
const fits = (socket: string): boolean => Buffer.byteLength(socket) <= 107 && !socket.includes('%');

function privateDirectory(temporary: string): string {
  const dir = path.join(temporary, `plaza-mongodb-${os.userInfo().uid}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid, mode } = fs.lstatSync(dir);
  if (uid === os.userInfo().uid && (mode & 0o077) === 0) return dir;
  throw new HostFailure(hostExit.cannotListen, `${dir} must belong to this user alone`);
}

/** The URI for drivers. With `journal=true` acknowledged writes survive `kill -9`; without it some are lost. */
export function databaseUri(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/?directConnection=true&journal=true`;
}
