import fs from 'node:fs';
import path from 'node:path';
import { hostExit } from '../host-exit';
import type { HostEnd } from './host-process';

/** Why the host ended, in one sentence. `final` means that a restart would end the same way. */
export interface Explanation {
  readonly reason: string;
  readonly final: boolean;
}

const explainedByHost = new Set<number | null>(Object.values(hostExit));
const engineAbortCode = 14;
const minFreeBytes = 32 * 1024 * 1024;

/** Explains why the engine ended, for the known cases in which it ends without a message. */
export function explainEnd(end: HostEnd, dir: string): Explanation {
  const final = !end.served;
  if (explainedByHost.has(end.code)) return { reason: end.lastLine ?? `the database refused ${dir}`, final: true };
  // A restart would serve an empty database in its place.
  if (end.served && !fs.existsSync(dir)) return { reason: `its folder ${dir} was removed`, final: true };
  if (end.code === engineAbortCode) return { reason: otherOwner(dir) ?? damaged(dir), final };
  if (end.signal === 'SIGABRT') {
    // A full disk may have space again after a restart; damaged files stay damaged.
    if (freeBytes(dir) < minFreeBytes) return { reason: `the disk under ${dir} is full`, final: false };
    return { reason: end.served ? 'the database engine gave up (SIGABRT)' : damaged(dir), final };
  }
  if (end.signal) return { reason: `the database was ended by ${end.signal}`, final: false };
  return { reason: `the database ended with code ${end.code}${end.lastLine ? `: ${end.lastLine}` : ''}`, final };
}

const damaged = (dir: string): string =>
  `the database files in ${dir} are damaged: put a copy back, or move the directory away to begin with an empty one`;

function otherOwner(dir: string): string | undefined {
  const files = [dir, ...fs.readdirSync(dir).map((name) => path.join(dir, name))];
  const uid = process.getuid?.();
  const foreign = files.find((file) => fs.lstatSync(file).uid !== uid);
  return foreign && `the database files belong to another user (${foreign})`;
}

function freeBytes(dir: string): number {
  const { bavail, bsize } = fs.statfsSync(dir);
  return bavail * bsize;
}
