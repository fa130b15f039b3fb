import { RawConnection } from '../testing/raw-connection';
import { type Platform, startPlatform } from '../testing/test-platform';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ env: { PUBLIC_URL: 'http://plaza.example:8080' } });
});
afterAll(() => platform.stop());

async function statusFor(target: string, host: string): Promise<number> {
  const connection = await RawConnection.open(platform.port);
  const received = await connection
    .send(`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', '')
    .untilClosed();
  return Number(received.slice(9, 12));
}

describe.each(['/dev/mail', '/dev/mail/1', '/dev/mail?to=x'])('%s', (target) => {
  test.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:8080', '[::1]:8080', '192.168.1.5', 'plaza.example'])(
    'answers at %s',
    async (host) => {
      expect(await statusFor(target, host)).toBe(200);
    },
  );

  test.each(['rebound.example', 'rebound.example:8080', 'localhost.rebound.example', '127.0.0.1.rebound.example', ''])(
    'does not answer requests with the host of another site: %s',
    async (host) => {
      expect(await statusFor(target, host)).toBe(404);
    },
  );
});
