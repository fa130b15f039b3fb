import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-command-'));
let token: string | undefined;
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs `plaza` in the folder. @throws with what it says where it fails */
async function plaza(...args: string[]): Promise<void> {
  const { NODE_OPTIONS: _, PLAZA_DEPLOY_TOKEN: __, ...rest } = process.env;
  const env = { ...rest, ...(token ? { PLAZA_DEPLOY_TOKEN: token } : {}) };
  const program = path.join(__dirname, 'plaza.js');
  await run(process.execPath, [program, ...args], { cwd: folder, env }).catch(({ stderr }) => {
    throw new Error(stderr);
  });
}

test('reports an unknown verb, a wrong folder and a missing token', async () => {
  await expect(plaza('deploy')).rejects.toThrow('usage: plaza dev');
  await expect(plaza('release')).rejects.toThrow('There is no area.json here: run it in the folder of an area.');
  fs.writeFileSync(path.join(folder, 'area.json'), JSON.stringify({ area: 'loyalty' }));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ plaza: { port: 4400 } }));
  await expect(plaza('release')).rejects.toThrow('PLAZA_DEPLOY_TOKEN is not set');
});

test('builds what it releases with any options, and releases nothing for an unknown one', async () => {
  token = 'plz_token';
  const rspack = path.join(folder, 'node_modules/.bin/rspack');
  fs.mkdirSync(path.dirname(rspack), { recursive: true });
  fs.writeFileSync(rspack, '#!/usr/bin/env node\nprocess.stderr.write("built\\n"); process.exit(3);', { mode: 0o755 });
  await expect(plaza('release', '--rollout', '--subset', 'finance=canary')).rejects.toThrow('built');
  await expect(plaza('release', '--rollout', '--to', '5%')).rejects.toThrow('built');
  await expect(plaza('release', '--force')).rejects.toThrow("Unknown option '--force'");
  await expect(plaza('release', 'step', '1.0.0', '--at', '5%')).rejects.not.toThrow('built');
});
