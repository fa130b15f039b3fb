import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../../load/event-stream.mjs';
import { residentBytes } from '../../machine/cpu-time.mjs';
import { compared, median, quantile } from '../../quantiles.mjs';
import { saveCustomerTabs, tabsChanged } from '../../servers/data/customer-tabs.mjs';
import { signIn } from '../../servers/identity.mjs';
import { openPlatform } from '../../servers/platform.mjs';
import { programPid } from '../../servers/service-process.mjs';

const password = 'plaza-demo-2026';
const customer = 'maya@plaza.example';
const administrator = 'grace@plaza.example';
const few = 1000;
const many = 10_000;
/** A process on this machine may have 20,000 connections, and the measuring process has these besides the streams. */
const manyBare = 9000;
const rounds = 6;
/** Time to collect the garbage of opening the streams and to finish what opening them caused. */
const restMs = 3000;
const timeoutMs = 30_000;

/**
 * Opens ten thousand event streams at one gateway, with one process per service, and measures the gateway's memory for
 * each stream and how long an event takes to reach all of them, from the first to the last. The reference, measured in
 * turns, is bare sockets to which the same bytes are written.
 * @returns {Promise<object[]>} rows
 */
export async function manyStreams(sandbox) {
  const platform = await openPlatform(sandbox, { args: ['--processes'] });
  const raw = await sandbox.startStub(
    'raw-streams',
    new URL('../../servers/floors/raw-streams.mjs', import.meta.url),
    [],
  );
  try {
    return await measure(platform, raw);
  } finally {
    raw.child.kill();
    await platform.close();
  }
}

async function measure({ url, pid }, raw) {
  const token = await signIn(url, { email: customer, password });
  const grace = await signIn(url, { email: administrator, password });
  const gateway = programPid(pid, 'gateway');
  const open = await EventStream.openMany(url, token, few);
  await delay(restMs);
  const before = residentBytes(gateway);
  open.push(...(await EventStream.openMany(url, token, many - few)));
  await delay(restMs);
  const bytesOfEach = (residentBytes(gateway) - before) / (many - few);
  const bare = await EventStream.openMany(`http://127.0.0.1:${raw.port}`, token, manyBare);

  const ours = [];
  const reference = [];
  for (let round = 0; round < rounds; round++) {
    const hasMarkets = round % 2 === 1;
    const turns = [
      async () => ours.push(await fanOut(open, () => saveCustomerTabs(url, grace, { hasMarkets }))),
      async () => reference.push(await fanOut(bare, () => raw.child.stdin.write(`${JSON.stringify(tabsChanged)}\n`))),
    ];
    if (round % 2 === 1) turns.reverse();
    for (const turn of turns) await turn();
  }
  for (const stream of [...open, ...bare]) stream.close();

  const heard = median(ours.map(({ p95 }) => p95));
  const perSecond =
    (count) =>
    ({ span }) =>
      (count / span) * 1000;
  const rates = compared(ours.map(perSecond(many)), reference.map(perSecond(manyBare)));
  return [
    {
      name: '10,000 event streams at one gateway: a permission event arrives, p95',
      unit: 'ms',
      ours: heard,
      rounds,
      goal: { oursAtMost: 250 },
    },
    {
      name: '… streams that are reached a second, against bare sockets',
      unit: 'streams/s',
      ...rates,
      rounds,
      goal: { atLeast: 0.85 },
    },
    { name: '… memory of the gateway for each', unit: 'kB', ours: bytesOfEach / 1024 },
  ];
}

/**
 * @returns {Promise<{ p95: number, span: number }>} milliseconds since the action, and from the first arrival to the
 *   last
 */
async function fanOut(streams, act) {
  const began = performance.now();
  const arrivals = streams.map(async (stream) => {
    await stream.nextChange();
    return performance.now() - began;
  });
  await act();
  const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('an event did not reach every stream');
  });
  const times = await Promise.race([Promise.all(arrivals), late]);
  return { p95: quantile(times, 0.95), span: Math.max(...times) - Math.min(...times) };
}
