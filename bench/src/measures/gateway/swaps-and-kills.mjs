import { setTimeout as delay } from 'node:timers/promises';
import { openLoop } from '../../load/open-loop.mjs';
import { compared, median } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/finance/accounts';
/** A path that has a stale response as fallback. */
const keptPath = '/api/v1/markets/stocks';
const rate = 500;
const warmSeconds = 3;
/** Each round has two parts, both under load: some seconds without a change, and some in which documents change. */
const rounds = { howMany: 4, restSeconds: 3, swaps: 5, swapSeconds: 7 };
/** How long a target takes to answer, so that some requests are under way at any moment. */
const answerMs = { whileSwapping: 5, whileKilled: 20 };
/** A gateway's retry budget is a fifth of its recent requests; by then it is large enough. */
const kills = { howMany: 3, afterMs: 2500, seconds: 4 };
const fallbackRounds = 5;
const settleMs = 500;

/**
 * How requests fare while a gateway applies one document after the other, while one of two targets is killed, and when
 * the only target is killed.
 * @returns {Promise<object[]>} rows
 */
export async function swapsAndKills(operated, { signedIn }) {
  return [
    ...(await requestsOverSwaps(operated, signedIn)),
    await requestsOverKills(operated, signedIn),
    await firstFallback(operated, signedIn),
  ];
}

async function requestsOverSwaps(operated, headers) {
  const { gateway, change, close } = await operated.withFile(answerMs.whileSwapping);
  const load = (seconds) => openLoop({ url: `${gateway.url}${path}`, headers }, { rate, seconds, mayFail: true });
  /** The hashes of the documents that were applied while requests were under way. */
  const hashes = new Set();
  const variants = {
    atRest: () => load(rounds.restSeconds),
    swapping: async () => {
      let isUnderLoad = true;
      const loading = load(rounds.swapSeconds).finally(() => {
        isUnderLoad = false;
      });
      for (let swap = 0; swap < rounds.swaps; swap++) {
        const hash = await change();
        if (hash !== undefined && isUnderLoad) hashes.add(hash);
      }
      return loading;
    },
  };
  await load(warmSeconds);
  const results = [];
  while (results.length < rounds.howMany) results.push(await alternate(variants, results.length));
  await close();

  const wanted = rounds.howMany * rounds.swaps;
  const swapping = results.map((one) => one.swapping);
  const asked = rate * rounds.swapSeconds * rounds.howMany;
  return [
    failedRow(
      `${asked.toLocaleString('en-US')} requests over ${wanted} documents, one after the other: failed`,
      swapping,
    ),
    {
      name: '… documents not applied while requests were under way',
      unit: '',
      ours: wanted - hashes.size,
      goal: { oursAtMost: 0 },
    },
    {
      name: '… their p99, against at rest between them',
      unit: 'ms',
      ...compared(
        swapping.map(({ p99 }) => p99),
        results.map(({ atRest }) => atRest.p99),
      ),
      goal: { atMost: 2 },
      rounds: rounds.howMany,
    },
    failedRow(
      '… failed at rest',
      results.map(({ atRest }) => atRest),
    ),
  ];
}

async function requestsOverKills(operated, headers) {
  const results = [];
  while (results.length < kills.howMany) {
    const { gateway, targets, close } = await operated.withTargets(2, answerMs.whileKilled);
    await delay(settleMs);
    const load = { rate, seconds: kills.seconds, mayFail: true };
    const loading = openLoop({ url: `${gateway.url}${path}`, headers }, load);
    await delay(kills.afterMs);
    targets[results.length % 2].child.kill('SIGKILL');
    results.push(await loading);
    await close();
  }
  return {
    ...failedRow('one of two targets killed under 500 reads a second: failed', results),
    rounds: results.length,
  };
}

/** How many requests failed, and how; none may. */
function failedRow(name, results) {
  const how = results.map(({ failures }) => failures).filter(Boolean);
  return {
    name: how.length > 0 ? `${name} (${how.join('; ')})` : name,
    unit: '',
    ours: results.reduce((sum, { failed }) => sum + failed, 0),
    goal: { oursAtMost: 0 },
  };
}

/** The time from the first request after the kill to its stale response. */
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
    name: 'the first stale response of a service that is gone',
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
