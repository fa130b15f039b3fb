import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { sendJson } from './testing/stubbed-services';
import { withPlatform } from './testing/test-platform';

/** Nothing listens there. */
const nowhere = '127.0.0.1:1';

test('a slow service causes no errors and delays no other service', async () => {
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
