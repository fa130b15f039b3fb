import { spawn } from 'node:child_process';
import { signInByApi } from '../api';
import { customer } from '../people';
import { root } from '../platform';
import { expect, test } from '../test';

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

test('a port in use gets one clear sentence and harms nothing', async ({ request, platform }) => {
  const { port } = new URL(platform.url);
  const { code, said } = await launch([], { PORT: port, PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  expect(said.trim()).toBe(`Port ${port} is already in use. Stop what uses it, or choose another: PORT=8081 npm start`);
  expect((await request.get('/healthz')).status()).toBe(200);
});

test('a data folder that another platform uses gets a clear sentence', async ({ platform }) => {
  const { code, said } = await launch([], { PORT: '8098', PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  expect(said).toMatch(/in use/);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('starting over beside a running platform is refused, and its data stay', async ({ request, platform }) => {
  const { code, said } = await launch(['--fresh'], { PORT: '8098', PLAZA_DIR: platform.dir });
  expect(code).toBe(1);
  expect(said).toMatch(/is in use by a platform that runs; stop that one before starting over\.\s*$/);
  await signInByApi(request, customer);
});

test('a configuration with faults names them all', async () => {
  const { code, said } = await launch([], { PORT: 'x', REDIS_URL: 'http://redis' });
  expect(code).toBe(1);
  expect(said).toContain('PORT');
  expect(said).toContain('REDIS_URL');
});
