import fs from 'node:fs';
import path from 'node:path';

/**
 * The options for Node in the start script of a program, such as `--expose-gc` for the gateway.
 * @param main its built file, in the folder `dist` of its package
 */
export function nodeOptions(main: string): string[] {
  const manifest = path.join(path.dirname(main), '../package.json');
  const { scripts }: { scripts: { start: string } } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
