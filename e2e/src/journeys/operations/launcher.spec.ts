import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { signInByApi } from '../../api';
import { root } from '../../platform';
import { sparePort } from '../../ports';
import { customer } from '../../seeded-users';
import { expect, test } from '../../test';

/** Runs the launcher to its end. */
function launch(args: readonly string[], env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['local/dist/main.cjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

test('a port in use is reported in one clear sentence without side effects', async ({ request, platform }) => {
  const { port } = new URL(platform.url);
  const { code, said } = await launch([], { PORT: port, PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  const [sentence, command] = said.trim().split(', or choose another: ');
  expect(sentence).toBe(`Port ${port} is already in use. Stop what uses it`);
  // Another folder is named too if a development database uses this one.
  expect(command).toMatch(/^(PLAZA_DIR=\S+ )?PORT=8081 npm start$/);
  expect((await request.get('/healthz')).status()).toBe(200);
});

test('a data folder in use by another platform is reported in a clear sentence', async ({ platform }) => {
  const { code, said } = await launch([], { PORT: `${sparePort}`, PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  expect(said).toMatch(/in use/);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('starting over beside a running platform is rejected, and its data is kept', async ({ request, platform }) => {
  const { code, said } = await launch(['--fresh'], { PORT: `${sparePort}`, PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  expect(said).toMatch(/is in use by a running platform; stop it before starting over\.\s*$/);
  await signInByApi(request, customer);
});

test('all errors of a configuration are reported', async () => {
  const { code, said } = await launch([], { PORT: 'x', REDIS_URL: 'http://redis' });
  expect(code).toBe(1);
  expect(said).toContain('PORT');
  expect(said).toContain('REDIS_URL');
});

test('SIGTERM to npm, which reaches only the shell in which npm runs it, stops the platform gracefully', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-e2e-'));
  const env = { PORT: `${sparePort}`, PLAZA_DIR: dir, PLAZA_SEED: 'false', npm_lifecycle_event: 'start' };
  // The "true" at the end prevents the shell from replacing itself with the launcher.
  const shell = spawn('sh', ['-c', `"${process.execPath}" local/dist/main.cjs; true`], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // The output stays open as long as any of its processes runs.
  const ended = new Promise((resolve) => shell.once('close', resolve));
  await expect.poll(() => said, { timeout: 45_000 }).toContain('Plaza is open');
  shell.kill('SIGTERM');
  await ended;
  expect(said).toContain('Stopping ...');
  fs.rmSync(dir, { recursive: true });
});
