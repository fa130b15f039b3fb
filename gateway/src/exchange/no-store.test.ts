import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { aliases, services } from '../routes';
import { RawConnection } from '../testing/raw-connection';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform } from '../testing/test-platform';

let platform: Platform;
beforeAll(async () => {
  const silent = { finance: (_req: unknown, res: Parameters<typeof sendJson>[0]) => sendJson(res, {}) };
  platform = await startPlatform({ env: { LIMIT_ADDRESS_PER_MINUTE: '100000' }, services: silent });
});
afterAll(() => platform.stop());

const calls = [...Object.keys(services), ...Object.keys(aliases)];
const own = [
  '/api/v1/remotes',
  '/api/login',
  '/api/nothing',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/internal/permissions',
  '/dev/nothing',
  '/',
  '/signin',
  '/assets/nothing.js',
  '/remotes/finance/1.0.0/nothing.js',
  '/%',
];

test.each([...calls, ...own])('%s is not cacheable for any request', async (target) => {
  const callers = [client(platform.url), client(platform.url, { token: accessTokenFor() })];
  for (const caller of callers) {
    for (const { headers } of [await caller.get(target), await caller.post(target, {}), await caller.delete(target)]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('answers to invalid HTTP are not cacheable', async () => {
  const connection = await RawConnection.open(platform.port);
  connection.send('NONSENSE', '', '');
  expect(await connection.untilClosed()).toMatch(/\r\nCache-Control: no-store\r\n/);
});

test('answers of the internal port are not cacheable', async () => {
  for (const target of ['/metrics', '/openapi.json', '/nothing']) {
    expect((await client(platform.internalUrl).get(target)).headers.get('cache-control')).toBe('no-store');
  }
});
