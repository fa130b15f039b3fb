import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cores } from '../../machine/programs.mjs';
import { end, freePort, root } from '../../machine/sandbox.mjs';
import { compared, median } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const plain = path.join(import.meta.dirname, '../../servers/floors/plain-http.mjs');
const timeoutMs = 20_000;
const settleMs = 300;

/** The time from the command to the first connection that a service accepts, compared with node:http alone. */
export function serviceStart(sandbox, { identityUrl, databaseUri }) {
  const env = { IDENTITY_URL: identityUrl, MONGODB_URI: databaseUri, STOP_WITH_PARENT: 'true' };
  const start = (name, program) => () => untilListening(sandbox, name, program, env);
  const variants = {
    ours: start('started-service', path.join(root, 'services/markets/dist/main.cjs')),
    reference: start('started-http', plain),
  };
  return {
    name: 'the start of a service',
    warm: () => alternate(variants, 0),
    round: (index) => alternate(variants, index),
    rows: (rounds) => [
      {
        name: 'the start of a service, against node:http alone',
        unit: 'ms',
        ...compared(
          rounds.map(({ ours }) => ours),
          rounds.map(({ reference }) => reference),
        ),
        goal: { atMost: 4 },
      },
    ],
  };
}

async function untilListening(sandbox, name, program, env) {
  const port = await freePort();
  const began = performance.now();
  const child = sandbox.start(name, process.execPath, [program], {
    core: cores.measured,
    env: { ...env, PORT: String(port) },
  });
  while (!(await listens(port))) {
    if (performance.now() - began > timeoutMs) throw new Error(`${name} did not start:\n${sandbox.logOf(name)}`);
    await delay(1);
  }
  const ms = performance.now() - began;
  // It handles SIGTERM only once its start is complete; at its end Node saves its compile cache for the next start.
  await delay(settleMs);
  await end(child);
  return ms;
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The rows of a second `npm start`. @param {number[]} times milliseconds to the first page */
export const platformStartRows = (times) => [
  {
    name: 'npm start, a second time, to the first page (absolute)',
    unit: 'ms',
    ours: median(times),
    rounds: times.length,
    goal: { oursAtMost: 1200 },
  },
];
