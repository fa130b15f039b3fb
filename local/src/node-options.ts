import fs from 'node:fs';
import path from 'node:path';

/**
 * What Node is told in the start script of a program, as `--expose-gc` of the gateway.
 * @param main its built file, in the folder `dist` of its package
 */
export function nodeOptions(main: string): string[] {
  const manifest = path.join(path.dirname(main), '../package.json');
  const { scripts }: { scripts: { start: string } } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
