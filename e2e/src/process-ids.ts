import fs from 'node:fs';
import path from 'node:path';
import type { PlatformProcess } from './platform';

/** The ids of the processes of a platform started with `--processes`, by program. @throws if one of them has ended */
export function processIds({ dir, child }: PlatformProcess): Record<string, number> {
  const files = fs.readdirSync(dir).filter((name) => name.endsWith('.pid'));
  const ids = files.map((name) => [name.replace('.pid', ''), Number(fs.readFileSync(path.join(dir, name), 'utf8'))]);
  const all: Record<string, number> = { ...Object.fromEntries(ids), launcher: child.pid };
  for (const id of Object.values(all)) process.kill(id, 0);
  return all;
}
