import { setTimeout as delay } from 'node:timers/promises';
import { openLoop } from '../load/open-loop.mjs';
import { median } from '../quantiles.mjs';

const path = '/api/v1/finance/accounts';
/** A rule of fallbacks covers it. */
const keptPath = '/api/v1/markets/stocks';
const rate = 500;
const restSeconds = 6;
/** A gateway looks at its file each second. */
const swaps = { howMany: 20, everyMs: 1100, seconds: 24 };
const killed = { afterMs: 2000, seconds: 6 };
const fallbackRounds = 5;
const settleMs = 500;

/**
 * What people notice while a gateway takes one document after the other, while one of two targets is killed, and when
 * the only one is.
 * @returns {Promise<object[]>} rows
 */
export async function swapsAndKills(operated, { signedIn }) {
  return [
    ...(await requestsOverSwaps(operated, signedIn)),
    await requestsOverKill(operated, signedIn),
    await firstFallback(operated, signedIn),
  ];
}

async function requestsOverSwaps(operated, headers) {
  const load = (seconds) =>
    openLoop({ url: `${operated.documented.url}${path}`, headers }, { rate, seconds, mayFail: true });
  const atRest = await load(restSeconds);
  const before = operated.taken();
  const loading = load(swaps.seconds);
  for (let swap = 0; swap < swaps.howMany; swap++) {
    await delay(swaps.everyMs);
    operated.change();
  }
  const during = await loading;
  const taken = operated.taken() - before;
  return [
    {
      name: `${(rate * swaps.seconds).toLocaleString('en-US')} requests over ${taken} swaps of the document: failed`,
      unit: '',
      ours: during.failed,
      goal: { oursAtMost: 0 },
    },
    {
      name: '… their p99, against at rest',
      unit: 'ms',
      ours: during.p99,
      reference: atRest.p99,
      ratio: during.p99 / atRest.p99,
      goal: { atMost: 2 },
    },
  ];
}

async function requestsOverKill(operated, headers) {
  const { gateway, targets, close } = await operated.withTargets(2);
  await delay(settleMs);
  const loading = openLoop({ url: `${gateway.url}${path}`, headers }, { rate, seconds: killed.seconds, mayFail: true });
  await delay(killed.afterMs);
  targets[0].child.kill('SIGKILL');
  const { failed } = await loading;
  await close();
  return {
    name: 'one of two targets killed under 500 reads a second: failed',
    unit: '',
    ours: failed,
    goal: { oursAtMost: 0 },
  };
}

/** From the request after the kill to its kept answer. */
async function firstFallback(operated, headers) {
  const times = [];
  while (times.length < fallbackRounds) {
    const { gateway, targets, close } = await operated.withTargets(1);
    await answered(gateway, headers, false);
    targets[0].child.kill('SIGKILL');
    await new Promise((resolve) => targets[0].child.once('exit', resolve));
    times.push(await answered(gateway, headers, true));
    await close();
  }
  return {
    name: 'the first kept answer of a service that is gone',
    unit: 'ms',
    ours: median(times),
    rounds: times.length,
    goal: { oursAtMost: 100 },
  };
}

/** @returns milliseconds */
async function answered({ url }, headers, isStale) {
  const began = performance.now();
  const answer = await fetch(url + keptPath, { headers });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (!answer.ok || answer.headers.has('x-plaza-stale') !== isStale) {
    throw new Error(`answered ${answer.status}, stale: ${answer.headers.get('x-plaza-stale')}`);
  }
  return took;
}
