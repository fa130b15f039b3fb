import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { PlatformStatus } from '@plaza/contracts/operations/now';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { createLog } from '@plaza/service-kit/logging/log';
import { configurationFixture, limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, type PlatformOptions, startPlatform } from '../testing/test-platform';

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
  platform.stubbed.active = { number, hash: hashOf(document), document };
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number }));
}
async function applied(number: number, document: GatewayConfiguration): Promise<void> {
  await apply(number, document);
  const file = path.join(platform.cacheDir, 'configuration/configuration.json');
  await until(async () => (await readFile(file, 'utf8').catch(() => '')).includes(`"number":${number},`));
}

test('a changed limit applies at once, and existing counts are kept', async () => {
  await start();
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  await applied(2, limitsFixture({ addressPerMinute: 3 }));
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
  await applied(3, limitsFixture({ addressPerMinute: 100 }));
  expect(await statusOf()).toBe(200);
});

test('routes and body limits are those of the active version', async () => {
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

test('the share of retained traces is that of the active version, or of the environment', async () => {
  const { log, lines } = readableLog();
  await start({ log, env: { TRACE_SAMPLE_RATIO: '0', TRACE_SLOW_MS: '600000' } });
  const isKept = async () => {
    const { headers, status } = await client(platform.url).get('/api/v1/markets/echo');
    expect(status).toBe(200);
    await until(() => lines.some(({ id }) => id === headers.get('x-request-id')));
    return platform.tracer.store.find(String(headers.get('x-request-id'))).length > 0;
  };
  expect(await isKept()).toBe(false);
  const good = configurationFixture();
  await applied(2, { ...good, traces: { sampleShare: 1 } });
  expect(await isKept()).toBe(true);
  await applied(3, { ...good, traces: { sampleShare: 0 } });
  expect(await isKept()).toBe(false);
  await applied(4, { ...good, traces: { sampleShare: 1 } });
  const { traces: _, ...without } = good;
  await applied(5, without);
  expect(await isKept()).toBe(false);
});

test('a version that this gateway cannot apply is rejected as a whole, and the reason is reported to the registry', async () => {
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

test('the last good version is used from the start while the registry is down', async () => {
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

test('a watched file is rejected with the place of its error, and the previous configuration stays active', async () => {
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
      lines.some(({ msg }) => /\$\.format \(line 3, column 3\): "format" appears twice/.test(String(msg))),
    );
    expect(await status()).toBe(429);
    await writeFile(file, JSON.stringify(limitsFixture({ addressPerMinute: 1000 })));
    await until(async () => (await status()) === 200);
  } finally {
    await withFile.stop();
  }
});

test('a configuration that breaks sign-in is rolled back automatically, and the registry is notified', async () => {
  await start();
  const signIn = () =>
    client(platform.url).post('/api/v1/auth/signin', { email: 'ada@example.org', password: 'secret' });
  expect((await signIn()).status).toBe(200);
  const good = configurationFixture();
  await applied(2, { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } });
  for (let times = 0; times < 5; times++) expect((await signIn()).status).toBe(413);
  await until(() => platform.stubbed.rollbacks.length > 0);
  expect((await signIn()).status).toBe(200);
  expect(platform.stubbed.rollbacks).toMatchObject([{ number: 2, evidence: { of: 'sign-in', before: { failed: 0 } } }]);
});

test('a first configuration that was rolled back is not used again at a start without the registry', async () => {
  await start();
  const signIn = (url = platform.url) =>
    client(url).post('/api/v1/auth/signin', { email: 'ada@example.org', password: 'secret' });
  expect((await signIn()).status).toBe(200);
  const good = configurationFixture();
  await applied(2, { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } });
  for (let times = 0; times < 5; times++) await signIn();
  await until(() => platform.stubbed.rollbacks.length > 0);
  const CONFIGURATION_DIR = path.join(platform.cacheDir, 'configuration');
  const without = await startPlatform({ env: { CONFIGURATION_DIR, REGISTRY_URL: 'http://127.0.0.1:1' } });
  try {
    expect((await signIn(without.url)).status).toBe(200);
  } finally {
    await without.stop();
  }
});

test.each([
  ['other time-outs', (good: GatewayConfiguration) => ({ ...good, timeouts: { ...good.timeouts, headersMs: 9000 } })],
  [
    'another target',
    (good: GatewayConfiguration, address: string) => ({
      ...good,
      services: { ...good.services, identity: { ...good.services.identity, targets: [{ address, weight: 1 }] } },
    }),
  ],
])('a request that a drill delays is also answered after a swap to %s', async (_to, changed) => {
  await start();
  const other = await listen((_req, res) => sendJson(res, {}));
  const order = { id: randomUUID(), kind: 'service', name: 'identity', fault: 'slow', seconds: 60 } as const;
  await platform.bus.publish(createEvent('drill.started', order));
  try {
    const asked = statusOf();
    const underWay = /gateway_upstream_inflight\{upstream="identity"[^}]*\} 1\n/;
    await until(async () => underWay.test(await platform.metrics()));
    await applied(2, changed(configurationFixture(), other.url));
    expect(await asked).toBe(200);
  } finally {
    await other.close();
  }
});

test('a swap does not cut pending uploads and answers', async () => {
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

/** The good configuration with these time-outs and targets of markets. */
function changedBy(headersMs: number, targets: GatewayConfiguration['services']['markets']['targets']) {
  const good = configurationFixture();
  const breaker = { ...good.breaker, minRequests: 3, openMs: 600_000, maxOpenMs: 600_000 };
  const services = { ...good.services, markets: { ...good.services.markets, targets } };
  return { ...good, services, breaker, timeouts: { ...good.timeouts, headersMs } };
}

test('a swap of timeouts and weights keeps the state of a target: breaker, counts, health', async () => {
  let isBroken = true;
  await start({ services: { markets: (req, res) => (isBroken ? req.socket.destroy() : sendJson(res, {})) } });
  const own = { address: '$MARKETS_URL', weight: 1 };
  await applied(2, changedBy(10_000, [own]));
  for (let times = 0; times < 3; times++) await statusOf('/api/v1/markets/echo');
  const open = /gateway_breaker_state\{upstream="markets",state="open"[^}]*\} 1/;
  expect(await platform.metrics()).toMatch(open);
  isBroken = false;
  await applied(3, changedBy(9000, [{ ...own, weight: 7 }]));
  expect(await platform.metrics()).toMatch(open);
  expect(await statusOf('/api/v1/markets/echo')).toBe(503);
  const admin = client(platform.url, { token: accessTokenFor({ role: 'admin_high' }) });
  const { body } = await admin.get<PlatformStatus>('/api/v1/operations/now');
  const markets = body.gateways[0]?.services.find(({ name }) => name === 'markets');
  expect(markets?.targets).toMatchObject([{ weight: 7, requests: 3, failures: 3, breaker: 'open' }]);
});

test('a service is away when the only target that takes requests fails, although a drained one responds', async () => {
  await start({ services: { markets: (req) => req.socket.destroy() } });
  const drained = await listen((_req, res) => sendJson(res, { status: 'ready' }));
  try {
    const targets = [
      { address: '$MARKETS_URL', weight: 1 },
      { address: drained.url, weight: 0 },
    ];
    await applied(2, changedBy(10_000, targets));
    const away = (value: number) => new RegExp(`gateway_service_away\\{upstream="markets"[^}]*\\} ${value}`);
    expect(await platform.metrics()).toMatch(away(0));
    for (let times = 0; times < 3; times++) await statusOf('/api/v1/markets/echo');
    await until(async () => away(1).test(await platform.metrics()));
  } finally {
    await drained.close();
  }
});

test('new timeouts apply to requests that begin after the swap', async () => {
  await start({ services: { markets: () => undefined } });
  const own = { address: '$MARKETS_URL', weight: 1 };
  await applied(2, changedBy(50, [own]));
  expect(await statusOf('/api/v1/markets/echo')).toBe(504);
});

test('three swaps of targets and timeouts cut no upload, no answer and no event stream', async () => {
  const finishes: (() => void)[] = [];
  const slow: RequestListener = (_req, res) => {
    res.write('{"first":1');
    finishes.push(() => res.end('}'));
  };
  const counting: RequestListener = (req, res) => {
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    req.on('end', () => sendJson(res, { bytes }));
  };
  await start({ services: { markets: slow, identity: counting } });
  const token = accessTokenFor();
  const stream = await RawConnection.open(platform.port);
  stream.send('GET /api/v1/events HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`, '', '');
  await stream.until(/retry: \d+/);
  const answer = await RawConnection.open(platform.port);
  answer.send('GET /api/v1/markets/echo HTTP/1.1', 'Host: x', '', '');
  await until(() => finishes.length === 1);
  const upload = await RawConnection.open(platform.port);
  // More than is kept of a body before it takes its place: it is on its way to the service as the swaps come.
  const half = 'x'.repeat(200_000);
  upload.send(`POST ${target} HTTP/1.1`, 'Host: x', 'Content-Type: text/plain', 'Content-Length: 400000', '', half);

  const own = { address: '$MARKETS_URL', weight: 1 };
  const other = await listen(slow);
  const added = { address: other.url, weight: 1 };
  try {
    await applied(2, changedBy(9000, [own, added]));
    await applied(3, changedBy(8000, [added]));
    await applied(4, changedBy(7000, [own]));
    upload.send(half);
    finishes[0]?.();
    expect(await answer.until(/"first":1[\s\S]*\}/)).toMatch(/^HTTP\/1.1 200/);
    expect(await upload.until(/"bytes":\d+/)).toMatch(/"bytes":400000/);
    const event = createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true });
    await platform.bus.publish(event);
    expect(await stream.until(/remotes\.changed/)).toMatch(/remotes\.changed/);
  } finally {
    for (const connection of [stream, answer, upload]) connection.close();
    await other.close();
  }
});
