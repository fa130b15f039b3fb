import fs from 'node:fs';
import path from 'node:path';

const inModules = path.join('node_modules', '@plaza', 'embedded-mongodb', 'dist', 'host.cjs');

/**
 * The built host, found from the working directory upwards: bundles and tests cannot say where their own source lies.
 * Throws one plain sentence when it is not there.
 */
export function hostBundle(from = process.cwd()): string {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, inModules);
    if (fs.existsSync(candidate)) return fs.realpathSync(candidate);
    if (dir === path.dirname(dir)) break;
  }
  throw new Error('The built-in database is not built yet; build it first: npm run build');
}
