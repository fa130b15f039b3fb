import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { cores, programs } from '../machine/programs.mjs';
import { freePort } from '../machine/sandbox.mjs';

const timeoutMs = 10_000;

/**
 * Starts a Redis and waits until it answers.
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string }>}
 */
export async function startRedis(sandbox) {
  const port = await freePort();
  const child = sandbox.start('redis', programs.redis, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    core: cores.load,
    cwd: sandbox.dir,
  });
  const end = performance.now() + timeoutMs;
  while (!(await answers(port))) {
    if (performance.now() > end) throw new Error(`Redis does not answer:\n${sandbox.logOf('redis')}`);
    await delay(10);
  }
  return { child, url: `redis://127.0.0.1:${port}` };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const settle = (isPong) => {
      socket.destroy();
      resolve(isPong);
    };
    socket.once('data', (chunk) => settle(chunk.includes('+PONG')));
    socket.once('error', () => settle(false)); // nothing listens there yet
  });
}
