import { createHash } from 'node:crypto';
import fs from 'node:fs';

let known: string | undefined;

/**
 * What tells one build of this process' program from another: twelve hexadecimal digits of its file's sha256. The same
 * build has the same everywhere; `unknown` where the file cannot be read any more.
 */
export function programVersion(file = process.argv[1]): string {
  known ??= versionOf(file);
  return known;
}

function versionOf(file: string | undefined): string {
  if (file === undefined || !fs.existsSync(file)) return 'unknown';
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 12);
}
