import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folders = fs.readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));

/** The addresses that all development servers listen on. */
function hosts(env: Record<string, string>): string[] {
  const files = folders.map((folder) => path.join(root, folder, 'rspack.config.mjs'));
  const script = `
    for (const file of ${JSON.stringify(files)}) {
      const { default: configure } = await import(file);
      for (const env of [{}, { standalone: true }]) {
        console.log(configure(env, { mode: 'development' }).devServer.host);
      }
    }`;
  const { HOST: _, ...inherited } = process.env;
  const options = { encoding: 'utf8' as const, env: { ...inherited, ...env } };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim().split('\n');
}

test('development servers listen on loopback by default', () => {
  expect(folders.length).toBeGreaterThan(5);
  expect(new Set(hosts({}))).toEqual(new Set(['127.0.0.1']));
  expect(new Set(hosts({ HOST: '0.0.0.0' }))).toEqual(new Set(['0.0.0.0']));
});
