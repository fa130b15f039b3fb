import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { configurationFixture, limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { sendJson, startPlatform, withPlatform } from './testing/test-platform';

/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

test('a service that answers very late, but within its timeout, causes no errors, opens no breaker and delays no other service', async () => {
  const held: ServerResponse[] = [];
  await withPlatform({ services: { markets: (_req, res) => void held.push(res) } }, async ({ url, metrics }) => {
    const browser = client(url);
    const late = Array.from({ length: 30 }, () => browser.get('/api/v1/markets/echo'));
    await until(() => held.length === 30);
    for (let times = 0; times < 10; times++) expect((await browser.get('/api/v1/services/echo')).status).toBe(200);
    for (const res of held) sendJson(res, {});
    for (const { status } of await Promise.all(late)) expect(status).toBe(200);
    expect(await metrics()).toMatch(/gateway_breaker_state\{upstream="markets",state="closed"[^}]*\} 1/);
  });
});

test('a gateway starts from its last good document while registry, identity and Redis are down', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaza-kept-'));
  try {
    const held = { number: 7, document: limitsFixture({ addressPerMinute: 2 }) };
    await writeFile(path.join(folder, 'configuration.json'), JSON.stringify(held));
    const env = {
      CONFIGURATION_DIR: folder,
      REGISTRY_URL: `http://${nowhere}`,
      IDENTITY_URL: `http://${nowhere}`,
    };
    await withPlatform({ env, redisUrl: `redis://${nowhere}` }, async ({ url }) => {
      const browser = client(url);
      const statuses = [];
      for (let times = 0; times < 3; times++) statuses.push((await browser.get('/api/v1/services/echo')).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect((await browser.get('/healthz')).status).toBe(200);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test('a gateway starts although the document on disk is truncated', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaza-kept-'));
  try {
    await writeFile(path.join(folder, 'configuration.json'), '{"number":7,"docu');
    const env = { CONFIGURATION_DIR: folder, REGISTRY_URL: `http://${nowhere}` };
    await withPlatform({ env }, async ({ url }) => {
      expect((await client(url).get('/api/v1/services/echo')).status).toBe(200);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('when the clock jumps forward by a day', () => {
  afterEach(() => jest.restoreAllMocks());

  test('a failing configuration is still rolled back', async () => {
    const platform = await startPlatform();
    try {
      const attempt = { email: 'ada@example.org', password: 'secret' };
      const signIn = async () => (await client(platform.url).post('/api/v1/auth/signin', attempt)).status;
      expect(await signIn()).toBe(200);
      const [good, realNow] = [configurationFixture(), Date.now];
      jest.spyOn(Date, 'now').mockImplementation(() => realNow() - 86_400_000);
      const document = { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } };
      platform.stubbed.held = { number: 2, hash: hashOf(document), document };
      await platform.bus.publish(createEvent('gateway-configuration.changed', { number: 2 }));
      await until(async () => (await signIn()) === 413);
      for (let times = 0; times < 5; times++) await signIn();
      await until(() => platform.stubbed.rollbacks.length > 0);
      expect(await signIn()).toBe(200);
    } finally {
      await platform.stop();
    }
  });
});
