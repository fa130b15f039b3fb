import type { RequestListener } from 'node:http';
import type { PlatformStatus } from '@plaza/contracts/operations/now';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from '../../testing/stubbed-services';
import { withPlatform } from '../../testing/test-platform';

const path = '/api/v1/operations/now';
const operator = (url: string) => client(url, { token: accessTokenFor({ role: 'admin_high' }) });

async function statusOf(admin: Client): Promise<PlatformStatus> {
  const { status, body } = await admin.get<PlatformStatus>(path);
  expect(status).toBe(200);
  return body;
}
/** Targets are checked many times a second. */
const env = { HEALTH_INTERVAL_MS: '100' };
const marketsIn = ({ gateways: [own] }: PlatformStatus) => own?.services.find(({ name }) => name === 'markets');

test('reports rate, failures, durations and state of each target of each service', () =>
  withPlatform(
    { services: { markets: (req, res) => (req.url?.includes('broken') ? req.socket.destroy() : sendJson(res, {})) } },
    async ({ url, servers }) => {
      const [browser, admin] = [client(url), operator(url)];
      for (let n = 0; n < 6; n++) await browser.get('/api/v1/markets/echo');
      for (let n = 0; n < 2; n++) await browser.get('/api/v1/markets/broken');
      const status = await statusOf(admin);
      expect(status.gateways).toHaveLength(1);
      expect(status.gateways[0]?.services.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['identity', 'finance', 'markets', 'marketplace', 'registry']),
      );
      expect(marketsIn(status)?.targets).toEqual([
        {
          address: servers.markets.url,
          subset: null,
          version: null,
          weight: 1,
          health: expect.stringMatching(/^(unknown|good)$/),
          breaker: 'closed',
          inflight: 0,
          perSecond: expect.any(Number),
          requests: 8,
          failures: 2,
          p50Ms: expect.any(Number),
          p99Ms: expect.any(Number),
        },
      ]);
    },
  ));

test('reports the build of each target, as its health checks name it', () => {
  const readyz = { status: 'ready', version: '3fa91c20d4e5', checks: {} };
  const markets: RequestListener = (req, res) => sendJson(res, req.url === '/readyz' ? readyz : {});
  return withPlatform({ env, services: { markets } }, async ({ url }) => {
    const admin = operator(url);
    const versionIn = (status: PlatformStatus) => marketsIn(status)?.targets[0]?.version;
    await until(async () => versionIn(await statusOf(admin)) !== null, 30_000);
    expect(versionIn(await statusOf(admin))).toBe('3fa91c20d4e5');
    readyz.version = 'a line\nmore';
    await until(async () => versionIn(await statusOf(admin)) === null, 30_000);
  });
}, 60_000);

test(
  'detects an unreachable target without requests to it',
  () =>
    withPlatform({ env }, async ({ url, servers }) => {
      await servers.markets.close();
      const admin = operator(url);
      await until(async () => marketsIn(await statusOf(admin))?.targets[0]?.health === 'bad', 60_000);
    }),
  70_000,
);

test('each gateway reports the status of all gateways', async () => {
  const redisUrl = requireRedis();
  await withPlatform({ redisUrl }, (one) =>
    withPlatform({ redisUrl }, async (other) => {
      await client(other.url).get('/api/v1/markets/echo');
      const admin = operator(one.url);
      const addressesIn = ({ gateways }: PlatformStatus) =>
        gateways.flatMap(({ services }) => services.flatMap(({ targets }) => targets.map(({ address }) => address)));
      await until(async () => addressesIn(await statusOf(admin)).includes(other.servers.markets.url), 30_000);
      const [first] = (await statusOf(admin)).gateways;
      expect(first?.services.flatMap(({ targets }) => targets.map(({ address }) => address))).toContain(
        one.servers.markets.url,
      );
    }),
  );
}, 60_000);

test('is available to high-level administrators only', () =>
  withPlatform({}, async ({ url }) => {
    expect((await client(url).get(path)).status).toBe(401);
    for (const role of ['user', 'contractor', 'admin_low'] as const) {
      expect((await client(url, { token: accessTokenFor({ role }) }).get(path)).status).toBe(403);
    }
  }));
