import { availableParallelism } from 'node:os';
import { unlessFloorMisses } from '../../floor-goal.mjs';
import { mixedLoad } from '../../load/mixed-load.mjs';
import { ownTreeCpuMs } from '../../machine/cpu-time.mjs';
import { end } from '../../machine/sandbox.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate, runRounds } from '../../rounds.mjs';
import { openMixedPeople } from '../../servers/data/mixed-people.mjs';

const wanted = 1000;
/** Where a machine does not reach the wanted rate, the highest of these rates that it reaches. */
const rates = [wanted, 800, 650, 500, 400, 300, 200, 100];
const idleRate = 20;
const warmRate = 200;
const seekSeconds = 4;
const idleSeconds = 10;
const floorSeconds = 4;
/** A rate of responses below this share of the request rate means that requests are queueing up. */
const reachedShare = 0.97;
const plan = { rounds: 3, budgetMs: 45_000, waitMs: 500 };

/**
 * Sends the mix through the gateway and one process per service at a thousand requests a second, or as many as this
 * machine can answer, and compares it with the mix at a low rate. The floor answers the same mix with the bare driver:
 * the CPU time of its requests shows how many of them the cores could answer at best.
 * @returns {Promise<object[]>} rows
 */
export async function mixedRequests(sandbox, { mixSeconds: seconds }, say) {
  const platform = await openMixedPeople(sandbox);
  const program = new URL('../../servers/floors/mixed-floor.mjs', import.meta.url);
  const floor = await sandbox.startStub('mixed-floor', program, [platform.databaseUri, platform.url]);
  const floorOf = { url: `http://127.0.0.1:${floor.port}`, peopleFile: platform.peopleFile };
  let from = 0;
  const load = async (rate, forSeconds, target = platform) => {
    const before = ownTreeCpuMs();
    const result = await mixedLoad(target, { rate, seconds: forSeconds, from });
    const cpuMs = ownTreeCpuMs() - before;
    from += rate * forSeconds;
    return { ...result, cpuMicros: (cpuMs * 1000) / (rate * forSeconds) };
  };
  try {
    await load(warmRate, seekSeconds);
    const rate = await highestRate(load, say);
    const measure = {
      name: `a mix at ${rate} requests a second`,
      round: (index) =>
        alternate(
          {
            ours: () => load(rate, seconds),
            floor: () => load(rate, floorSeconds, floorOf),
            idle: () => load(idleRate, idleSeconds),
          },
          index,
        ),
      rows: (rounds) => rowsOf(rate, rounds),
    };
    return await runRounds([measure], plan, say);
  } finally {
    await end(floor.child);
    await platform.close();
  }
}

/** The highest rate at which requests do not queue up and none of them fails. */
async function highestRate(load, say) {
  for (const rate of rates) {
    const { perSecond, failed, failures } = await load(rate, seekSeconds);
    if (failed === 0 && perSecond >= rate * reachedShare) return rate;
    say(
      `  of ${rate} requests a second ${Math.round(perSecond)} were answered${failed ? `; failed: ${failures}` : ''}`,
    );
  }
  throw new Error(`not even ${rates.at(-1)} requests a second were answered`);
}

function rowsOf(rate, rounds) {
  const against = (what, reference) =>
    compared(
      rounds.map(({ ours }) => ours[what]),
      rounds.map((round) => round[reference][what]),
    );
  const cost = against('cpuMicros', 'floor');
  const possible = (availableParallelism() * 1_000_000) / cost.reference;
  const failed = rounds.reduce((sum, { ours, idle, floor }) => sum + ours.failed + idle.failed + floor.failed, 0);
  return [
    {
      name: '1,000 requests a second of a mix through everything: reached, against all that the cores could do',
      unit: '/s',
      ours: rate,
      reference: possible,
      goal: unlessFloorMisses({ oursAtLeast: wanted }, possible),
    },
    { name: '… CPU of a request, all processes and the load, against the floor', unit: 'µs', ...cost },
    { name: '… p50, against at 20 a second', unit: 'ms', ...against('p50', 'idle') },
    { name: '… p99, against at 20 a second', unit: 'ms', ...against('p99', 'idle'), goal: { atMost: 5 } },
    { name: '… failed', unit: '', ours: failed, goal: { oursAtMost: 0 } },
  ];
}
