import { readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { createLog } from '@plaza/service-kit/log';
import { configurationFixture, limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { RawConnection } from '../testing/raw-connection';
import { type Platform, type PlatformOptions, sendJson, startPlatform } from '../testing/test-platform';

/** Named by no contract, so that it needs no token. */
const target = '/api/v1/auth/echo';
let platform: Platform;
afterEach(() => platform.stop());

async function start(options: PlatformOptions = {}): Promise<void> {
  platform = await startPlatform({ log: createLog('gateway', 'silent'), ...options });
}
const statusOf = async (at = target) => (await client(platform.url).get(at)).status;
const running = () => platform.stubbed.reports.at(-1);

/** Has the registry hold a version and say so. */
async function apply(number: number, document: unknown): Promise<void> {
  platform.stubbed.held = { number, hash: hashOf(document), document };
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number }));
}
async function applied(number: number, document: GatewayConfiguration): Promise<void> {
  await apply(number, document);
  const file = path.join(platform.cacheDir, 'configuration/configuration.json');
  await until(async () => (await readFile(file, 'utf8').catch(() => '')).includes(`"number":${number},`));
}

test('a limit that is changed counts at once, and what was counted stays', async () => {
  await start();
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  await applied(2, limitsFixture({ addressPerMinute: 3 }));
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
  await applied(3, limitsFixture({ addressPerMinute: 100 }));
  expect(await statusOf()).toBe(200);
});

test('routes and what a body may have are those of the version that holds', async () => {
  await start();
  expect(await statusOf('/api/older')).toBe(404);
  const good = configurationFixture();
  const aliases = [{ path: '/api/older', standsFor: '/api/v1/markets/stocks' }];
  await applied(2, { ...good, aliases, bodies: { ...good.bodies, maxBytes: 70_000 } });
  expect((await client(platform.url).get('/api/older')).status).not.toBe(404);
  const body = 'x'.repeat(70_001);
  expect((await client(platform.url).post(target, body)).status).toBe(413);
  await applied(3, good);
  expect((await client(platform.url).post(target, body)).status).toBe(200);
});

test('a version that this gateway cannot take is refused whole, and the registry told why', async () => {
  await start();
  const good = limitsFixture({ addressPerMinute: 1 });
  await apply(2, { ...good, aliases: [{ path: '/api/x', standsFor: '/api/v1/nowhere' }] });
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number: 2 }));
  await until(() => running()?.refused !== undefined);
  expect(running()).toMatchObject({
    number: null,
    refused: { number: 2, faults: [{ path: '$.aliases[0].standsFor' }] },
  });
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
});

test('the last good version holds from the start while the registry is away', async () => {
  await start();
  await applied(2, limitsFixture({ addressPerMinute: 1 }));
  const CONFIGURATION_DIR = path.join(platform.cacheDir, 'configuration');
  const without = await startPlatform({ env: { CONFIGURATION_DIR, REGISTRY_URL: 'http://127.0.0.1:1' } });
  try {
    const browser = client(without.url);
    expect([(await browser.get(target)).status, (await browser.get(target)).status]).toEqual([200, 429]);
  } finally {
    await without.stop();
  }
});

test('a file is watched: a bad one is refused with the place of its fault, and the one before holds', async () => {
  const { log, lines } = readableLog();
  await start();
  const file = path.join(platform.cacheDir, 'configuration-file.json');
  await writeFile(file, JSON.stringify(limitsFixture({ addressPerMinute: 2 })));
  const withFile = await startPlatform({ log, env: { GATEWAY_CONFIG_FILE: file } });
  try {
    const browser = client(withFile.url);
    const status = async () => (await browser.get(target)).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    await writeFile(file, '{\n  "format": 1,\n  "format": 1\n}');
    await until(() =>
      lines.some(({ msg }) => /\$\.format \(line 3, column 3\): "format" is there twice/.test(String(msg))),
    );
    expect(await status()).toBe(429);
    await writeFile(file, JSON.stringify(limitsFixture({ addressPerMinute: 1000 })));
    await until(async () => (await status()) === 200);
  } finally {
    await withFile.stop();
  }
});

test('a configuration that breaks sign-in comes back by itself, and the registry is told', async () => {
  await start();
  const signIn = () =>
    client(platform.url).post('/api/v1/auth/signin', { email: 'ada@example.org', password: 'secret' });
  expect((await signIn()).status).toBe(200);
  const good = configurationFixture();
  await applied(2, { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } });
  for (let times = 0; times < 5; times++) expect((await signIn()).status).toBe(413);
  await until(() => platform.stubbed.returns.length > 0);
  expect((await signIn()).status).toBe(200);
  expect(platform.stubbed.returns).toMatchObject([{ number: 2, evidence: { of: 'sign-in', before: { failed: 0 } } }]);
});

test('an upload and an answer that are under way in a swap are not cut', async () => {
  let finish: (() => void) | undefined;
  const markets: RequestListener = (_req, res) => {
    res.write('{"first":1');
    finish = () => res.end('}');
  };
  const identity: RequestListener = (req, res) => {
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    req.on('end', () => sendJson(res, { bytes }));
  };
  await start({ services: { markets, identity } });
  const answer = await RawConnection.open(platform.port);
  answer.send('GET /api/v1/markets/echo HTTP/1.1', 'Host: x', '', '');
  await until(() => finish !== undefined);
  const upload = await RawConnection.open(platform.port);
  upload.send(`POST ${target} HTTP/1.1`, 'Host: x', 'Content-Type: text/plain', 'Content-Length: 10', '', 'first');

  const good = configurationFixture();
  await applied(2, { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } });
  upload.send('other');
  finish?.();
  expect(await answer.until(/"first":1[\s\S]*\}/)).toMatch(/^HTTP\/1.1 200/);
  expect(await upload.until(/"bytes":\d+/)).toMatch(/"bytes":10/);
  answer.close();
  upload.close();
});
