import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { service as gateway } from '@plaza/gateway/service';
import { service as registry } from '@plaza/registry/service';
import { openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog } from '@plaza/service-kit/logging/log';
import { type RunningService, startService } from '@plaza/service-kit/start-service';
import { openService, type TestService } from '@plaza/service-kit/testing/service';

const log = createLog('gateway', 'silent');

let root: string;
let service: TestService;
let infrastructure: Awaited<ReturnType<typeof openInfrastructure>>;
const running = new Set<RunningService>();

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-shells-'));
  service = await openService(registry);
  infrastructure = await openInfrastructure(undefined, log);
});
afterAll(async () => {
  await Promise.all([...running].map((one) => one.stop()));
  await infrastructure.close();
  await service.stop();
  fs.rmSync(root, { recursive: true });
});

/** Starts a gateway as on a machine of its own, with a shell whose only script has this hash in its name. */
async function startGateway(hash: string): Promise<RunningService> {
  const folder = path.join(root, hash);
  const script = path.join(folder, 'shell/assets', `main.${hash}.js`);
  fs.mkdirSync(path.dirname(script), { recursive: true });
  fs.writeFileSync(script, `// ${hash}`);
  fs.writeFileSync(`${script}.br`, brotliCompressSync(`// ${hash}`));
  fs.writeFileSync(path.join(folder, 'shell/index.html'), `<script src="/assets/main.${hash}.js"></script>`);
  const past = Date.now() / 1000 - 60; // a gateway publishes no build that may still be being written
  for (const file of [script, `${script}.br`, path.join(folder, 'shell/index.html')]) fs.utimesSync(file, past, past);
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_PORT: '0',
    REGISTRY_URL: service.url,
    SHELL_DIR: path.join(folder, 'shell'),
    REMOTES_CACHE_DIR: path.join(folder, 'cache'),
    CONFIGURATION_DIR: path.join(folder, 'configuration'),
  };
  const started = await startService(gateway, env, { log, infrastructure });
  running.add(started);
  return started;
}

async function stop(one: RunningService): Promise<void> {
  running.delete(one);
  await one.stop();
}

async function scriptOf(hash: string, { url }: RunningService) {
  const response = await fetch(`${url}/assets/main.${hash}.js`, { headers: { 'Accept-Encoding': 'br' } });
  return [response.status, response.headers.get('content-encoding'), await response.text()];
}

test('while gateways are replaced one after the other, pages of both shells get their scripts from each of them', async () => {
  const older = await startGateway('0a1b2c3d');
  const newer = await startGateway('4e5f6071');
  for (const one of [older, newer]) {
    expect(await scriptOf('0a1b2c3d', one)).toEqual([200, 'br', '// 0a1b2c3d']);
    expect(await scriptOf('4e5f6071', one)).toEqual([200, 'br', '// 4e5f6071']);
  }
  await stop(older);
  const second = await startGateway('8899aabb');
  expect(await scriptOf('0a1b2c3d', second)).toEqual([200, 'br', '// 0a1b2c3d']);
  expect((await scriptOf('ffffffff', second))[0]).toBe(404);
});
