import { type ChildProcess, execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/**
 * Builds a service into a separate folder, as a running `npm start` may use the usual build. `remove` deletes the
 * folder.
 */
export async function buildService(name: 'identity' | 'registry', root = process.cwd()) {
  const folder = path.join(root, 'services', name);
  const outputPath = path.join(folder, 'dist', `.drill-${process.pid}`);
  const rspack = path.join(root, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build', '--output-path', outputPath], { cwd: folder });
  return {
    main: path.join(outputPath, 'main.cjs'),
    remove: () => fs.rmSync(outputPath, { recursive: true, force: true }),
  };
}

/** The address at which a service listens, from its log. @param output what it wrote to standard error */
export function listeningUrl(name: string, child: ChildProcess, output: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${output.join('\n')}`)));
    if (!child.stdout) throw new Error(`the log of ${name} is not read`);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; url?: string };
      if (entry.msg === 'listening' && entry.url) resolve(entry.url);
    });
  });
}
