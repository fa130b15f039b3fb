import { createLog } from '@plaza/service-kit/logging/log';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import { withPlatform } from '../testing/test-platform';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('each completed request logs one line, without its query or its token', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  await withPlatform({ log, services: { markets: () => undefined } }, async ({ url, port }) => {
    const browser = client(url);
    const id = '5f0e7c52-9a39-4c5e-8f5c-2b1a0a8f3a11';
    const headers = { Authorization: `Bearer ${accessTokenFor({ id })}`, 'X-Request-Id': 'one' };
    await browser.get('/api/accounts?search=private', { headers });
    await browser.get('/api/unknown');
    await browser.get('/dashboard');
    const leaving = await RawConnection.open(port);
    leaving.send('GET /api/v1/markets/"echo" HTTP/1.1', 'Host: x', '', '');
    await until(() => lines.filter((line) => line.path).length === 3);
    leaving.close();

    await until(() => lines.filter((line) => line.path).length === 4);
    const ms = expect.any(Number);
    expect(lines.filter((line) => line.path)).toMatchObject([
      {
        id: expect.stringMatching(uuid),
        clientId: 'one',
        method: 'GET',
        path: '/api/accounts',
        route: 'finance',
        status: 200,
        ms,
        user: id,
      },
      { path: '/api/unknown', route: 'none', status: 404 },
      { path: '/dashboard', route: 'page', status: 503 },
      { path: '/api/v1/markets/"echo"', route: 'markets', status: 499 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('private');
  });
});
