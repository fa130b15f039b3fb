import { createLog } from '@plaza/service-kit/logging/log';
import { until } from '@plaza/service-kit/testing/until';
import { RawConnection } from '../testing/raw-connection';
import { withPlatform } from '../testing/test-platform';

const get = ['GET /api/v1/markets/echo HTTP/1.1', 'Host: x', '', ''].join('\r\n');

test('requests that wait for earlier ones are completed once when their connection closes, and not before', async () => {
  const lines: { path?: string; status?: number }[] = [];
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  const completed = () => lines.flatMap(({ path, status }) => (path ? [status] : []));
  let asked = 0;
  const answerFirst = (_req: unknown, res: { end(text: string): void }) => void (++asked === 1 && res.end('{}'));
  await withPlatform({ log, services: { markets: answerFirst } }, async ({ port }) => {
    const connection = await RawConnection.open(port);
    connection.send(get + get + get + get);
    await until(() => asked === 4 && completed().length === 1);
    connection.close();
    await until(() => completed().length === 4);
    expect(completed()).toEqual([200, 499, 499, 499]);
  });
  expect(completed()).toHaveLength(4);
});
