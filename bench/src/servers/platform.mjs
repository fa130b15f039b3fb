import { createInterface } from 'node:readline';
import { end, freePlatformPort } from '../machine/sandbox.mjs';

/** Here, the streams of thousands of browsers belong to a few users, and come from one address. */
const wideLimits = {
  LIMIT_ADDRESS_PER_MINUTE: '10000000',
  LIMIT_USER_PER_MINUTE: '10000000',
  LIMIT_ADDRESS_INFLIGHT: '10000',
  LIMIT_ADDRESS_CONNECTIONS: '20000',
  MAX_STREAMS_PER_USER: '100000',
  UPSTREAM_MAX_INFLIGHT: '10000',
};

/**
 * Runs the whole platform with the command behind `npm start`, in a folder of its own inside the sandbox.
 * @param {{ args?: string[], env?: Record<string, string> }} [more] arguments and environment of the command
 * @returns {Promise<{ url: string, pid: number, firstPageMs: number, close(): Promise<void> }>} `firstPageMs`: time
 *   from the start of the command to the first page
 */
export async function openPlatform(sandbox, { args = [], env = {} } = {}) {
  const port = await freePlatformPort();
  const began = performance.now();
  const child = sandbox.start('platform', process.execPath, ['local/commands/start.mjs', ...args], {
    listen: true,
    env: {
      NODE_ENV: '',
      ...env,
      ...wideLimits,
      PORT: String(port),
      PLAZA_DIR: sandbox.path('platform'),
      PLAZA_STARTED_AT: String(Date.now()),
    },
  });
  await opened(sandbox, child);
  const firstPageMs = performance.now() - began;
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, firstPageMs, close: () => end(child) };
}

function opened(sandbox, child) {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => line.startsWith('Plaza is open') && resolve());
    child.once('exit', () => reject(new Error(`the platform did not open:\n${sandbox.logOf('platform')}`)));
  });
}
