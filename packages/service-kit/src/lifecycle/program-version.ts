import { createHash } from 'node:crypto';
import fs from 'node:fs';

let known: string | undefined;

/**
 * Identifies the build of this process's program: twelve hexadecimal digits of its file's SHA-256, the same on every
 * machine; `unknown` if the file cannot be read any more.
 */
export function programVersion(file = process.argv[1]): string {
  known ??= versionOf(file);
  return known;
}

function versionOf(file: string | undefined): string {
  if (file === undefined || !fs.existsSync(file)) return 'unknown';
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 12);
}
