import net from 'node:net';
import { requireOwnRedis, requireRedis } from './redis-for-tests';

/** Speaks the protocol itself: test-kit needs no client library. */
function ask(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(`${command}\r\n`));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString());
    });
  });
}

test('the run has a Redis that answers', async () => {
  expect(await ask(requireRedis(), 'PING')).toBe('+PONG\r\n');
});

test('a separate Redis can be stopped and restarted on the same port, without data', async () => {
  const first = await requireOwnRedis();
  expect(await ask(first.url, 'SET key value')).toBe('+OK\r\n');
  await first.stop();
  await expect(ask(first.url, 'PING')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

  const again = await requireOwnRedis({ port: Number(new URL(first.url).port) });
  expect(again.url).toBe(first.url);
  expect(await ask(again.url, 'GET key')).toBe('$-1\r\n');
  await again.stop();
});

test('a used port is reported', async () => {
  const first = await requireOwnRedis();
  await expect(requireOwnRedis({ port: Number(new URL(first.url).port) })).rejects.toThrow('Redis did not start');
  await first.stop();
});

test('a test without a Redis fails with advice', () => {
  const url = process.env.PLAZA_TEST_REDIS_URL;
  delete process.env.PLAZA_TEST_REDIS_URL;
  expect(() => requireRedis()).toThrow('install redis-server (apt-get install redis-server) or set REDIS_URL');
  process.env.PLAZA_TEST_REDIS_URL = url;
});
