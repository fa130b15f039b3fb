import fs from 'node:fs';
import path from 'node:path';

const inModules = path.join('node_modules', '@plaza', 'embedded-mongodb', 'dist', 'host.cjs');

/**
 * Finds the built host from the working directory upwards, as bundles and tests do not know where their source is.
 * @throws with a message for users when there is none
 */
export function hostBundle(from = process.cwd()): string {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, inModules);
    if (fs.existsSync(candidate)) return fs.realpathSync(candidate);
    if (dir === path.dirname(dir)) break;
  }
  throw new Error('The built-in database is not built yet; build it first: npm run build');
}
