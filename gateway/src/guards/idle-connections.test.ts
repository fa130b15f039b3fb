import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import { withPlatform } from '../testing/test-platform';

const authorization = `Authorization: Bearer ${accessTokenFor()}`;
const env = { CLIENT_IDLE_MS: '200', CLIENT_CHECK_MS: '50', CLIENT_KEEP_ALIVE_MS: '5000', STREAM_HEARTBEAT_MS: '50' };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const healthz = ['GET /healthz HTTP/1.1', 'Host: x', '', ''];

test('a client that sends and reads nothing in the middle of a request is disconnected, also on a used connection', () =>
  withPlatform({ env }, async ({ port }) => {
    const connection = await RawConnection.open(port);
    await connection.send(...healthz).until(/"ok"/);
    await pause(400);
    expect(connection.closed).toBe(false);
    connection.received = '';
    connection.send('POST /api/v1/finance/loans HTTP/1.1', 'Host: x', authorization, 'Content-Length: 99', '', '{');
    const began = performance.now();
    expect(await connection.untilClosed()).toBe('');
    expect(performance.now() - began).toBeGreaterThan(190);
  }));

test('whoever goes on sending, or reads an event stream, stays connected', () =>
  withPlatform({ env }, async ({ port }) => {
    const stream = await RawConnection.open(port);
    stream.send('GET /api/v1/events HTTP/1.1', 'Host: x', authorization, '', '');
    const sender = await RawConnection.open(port);
    sender.send('POST /api/v1/finance/loans HTTP/1.1', 'Host: x', authorization, 'Content-Length: 99', '', '{');
    for (let sent = 0; sent < 8; sent++) {
      await pause(80);
      sender.send(' ');
    }
    expect([stream.closed, sender.closed]).toEqual([false, false]);
    stream.close();
    sender.close();
  }));

test('the time of one request does not apply to the idle connection after it, or to the next request', () =>
  withPlatform(
    { env, services: { finance: (_req, res) => void setTimeout(() => res.end('{}'), 120) } },
    async ({ port }) => {
      const connection = await RawConnection.open(port);
      for (let requests = 1; requests <= 4; requests++) {
        connection.send('GET /api/v1/finance/loans HTTP/1.1', 'Host: x', authorization, '', '');
        await connection.until(new RegExp(`(HTTP/1.1 200 [^]*){${requests}}`));
        await pause(100);
      }
      await pause(300);
      expect(connection.closed).toBe(false);
      connection.close();
    },
  ));
