import fs from 'node:fs';
import path from 'node:path';
import { root } from './platform';

/**
 * The built files of the platform with their times and sizes. The compiled code that programs keep for their next start
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
