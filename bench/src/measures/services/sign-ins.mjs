import { unlessFloorMisses } from '../../floor-goal.mjs';
import { openLoop } from '../../load/open-loop.mjs';
import { compared, median } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';
import { post, signIn } from '../../servers/identity.mjs';

/** The sampling interval of Node's own histogram, which it adds to each delay. */
const samplingMs = 10;
const rate = 200;

/**
 * Identity while twenty people sign in at the same time, compared with identity at rest: the delay of its event loop,
 * and how long `GET /auth/me` takes for somebody else meanwhile. The floor does the same with the bare driver.
 */
export function signIns(identity, { signInSeconds: seconds }) {
  const headers = { Authorization: `Bearer ${identity.token}` };
  const ask = () => openLoop({ url: `${identity.url}/api/v1/auth/me`, headers }, { rate, seconds });
  const atRest = () => withLoopDelay(identity, ask);
  const busy = () =>
    withLoopDelay(identity, async () => {
      const [asked] = await Promise.all([ask(), ...identity.people.map((person) => signIn(identity.url, person))]);
      return asked;
    });
  const askFloor = () => openLoop({ url: identity.floorUrl }, { rate, seconds });
  const floorBusy = async () => {
    const [asked] = await Promise.all([
      askFloor(),
      ...identity.people.map((person) => post(identity.floorUrl, person)),
    ]);
    return asked;
  };
  const sides = { ours: busy, reference: atRest, floor: floorBusy, floorAtRest: askFloor };
  return {
    name: 'twenty people sign in',
    warm: () => alternate({ atRest, floorBusy }, 0),
    round: (index) => alternate(sides, index),
    rows: (rounds) => {
      const floor = compared(
        rounds.map((round) => round.floor.p99),
        rounds.map(({ floorAtRest }) => floorAtRest.p99),
      );
      return [
        {
          name: 'event-loop delay p99 while 20 people sign in',
          unit: 'ms',
          ours: median(rounds.map(({ ours }) => ours.delayP99)),
          reference: median(rounds.map(({ reference }) => reference.delayP99)),
          goal: { oursAtMost: 10 },
        },
        {
          name: 'the longest delay then',
          unit: 'ms',
          ours: median(rounds.map(({ ours }) => ours.delayMax)),
          reference: median(rounds.map(({ reference }) => reference.delayMax)),
        },
        {
          name: 'p99 of GET /auth/me meanwhile, against at rest',
          unit: 'ms',
          ...compared(
            rounds.map(({ ours }) => ours.p99),
            rounds.map(({ reference }) => reference.p99),
          ),
          goal: unlessFloorMisses({ atMost: 2 }, floor.ratio),
        },
        {
          name: '… the floor’s own, against at rest',
          unit: 'ms',
          ...floor,
        },
        {
          name: '… how many times longer than at rest, against the floor’s',
          unit: '×',
          ...compared(
            rounds.map(({ ours, reference }) => ours.p99 / reference.p99),
            rounds.map(({ floor, floorAtRest }) => floor.p99 / floorAtRest.p99),
          ),
        },
      ];
    },
  };
}

/** Reading the metrics resets the histogram, so it covers the time between two readings. */
async function withLoopDelay({ url }, action) {
  await readMetrics(url);
  const result = await action();
  const metrics = await readMetrics(url);
  const delay = (name) => Math.max(0, metricOf(metrics, `nodejs_eventloop_lag_${name}_seconds`) * 1000 - samplingMs);
  return { ...result, delayP99: delay('p99'), delayMax: delay('max') };
}

const readMetrics = async (url) => (await fetch(`${url}/metrics`)).text();

function metricOf(metrics, name) {
  const [, value] = new RegExp(`^${name}(?:{[^}]*})? ([\\d.e+-]+)$`, 'm').exec(metrics) ?? [];
  if (value === undefined) throw new Error(`identity does not measure ${name}`);
  return Number(value);
}
