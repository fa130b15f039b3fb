import fs from 'node:fs';
import path from 'node:path';
import { type PlatformProcess, root } from './platform';

/**
 * The built files of the platform with their times and sizes. The compile cache that Node writes when a program ends
 * does not count.
 */
export function builtFiles(): Record<string, string> {
  const packages = ['.', 'services', 'packages'].flatMap((parent) =>
    fs.readdirSync(path.join(root, parent)).map((name) => path.join(root, parent, name, 'dist')),
  );
  const entries = packages
    .filter((dist) => fs.existsSync(dist))
    .flatMap((dist) => fs.readdirSync(dist, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const isNoted = (file: string) => file.includes(`${path.sep}.compiled${path.sep}`);
  const built = files.filter((file) => !isNoted(file));
  return Object.fromEntries(
    built.map((file) => {
      const { mtimeMs, size } = fs.statSync(file);
      return [path.relative(root, file), `${size} bytes at ${mtimeMs}`];
    }),
  );
}

/** The ids of the processes of a platform started with `--processes`, by program. @throws if one of them has ended */
export function processIds({ dir, child }: PlatformProcess): Record<string, number> {
  const files = fs.readdirSync(dir).filter((name) => name.endsWith('.pid'));
  const ids = files.map((name) => [name.replace('.pid', ''), Number(fs.readFileSync(path.join(dir, name), 'utf8'))]);
  const all: Record<string, number> = { ...Object.fromEntries(ids), launcher: child.pid };
  for (const id of Object.values(all)) process.kill(id, 0);
  return all;
}
