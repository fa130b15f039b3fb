import { unlessFloorMisses } from '../../floor-goal.mjs';
import { openLoop } from '../../load/open-loop.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/finance/accounts';
const rate = 1000;

/** The latency that the gateway adds to a response at a moderate rate, compared with that of the reference. */
export function latency({ gateway, reference, floor, service, signedIn }, { latencySeconds, warmSeconds }) {
  const load = ({ url }, seconds = latencySeconds) =>
    openLoop({ url: `${url}${path}`, headers: signedIn }, { rate, seconds });
  return {
    name: 'time added at 1,000 requests a second',
    warm: () => load(gateway, warmSeconds),
    round: (index) =>
      alternate(
        {
          ours: () => load(gateway),
          reference: () => load(reference),
          floor: () => load(floor),
          direct: () => load(service),
        },
        index,
      ),
    rows: (rounds) => [
      ...rowsOf(rounds, 'p50', 1.5),
      ...rowsOf(rounds, 'p99', 1.25),
      row('… p50 beyond the direct call', added(rounds, 'p50')),
      row('… p99 beyond the direct call', added(rounds, 'p99')),
    ],
  };
}

const row = (name, added, goal) => ({ name, unit: 'µs', ...added, goal });

function rowsOf(rounds, what, most) {
  const floor = total(rounds, what, 'reference', 'floor');
  return [
    row(`${what} at 1,000 requests a second`, total(rounds, what), unlessFloorMisses({ atMost: most }, floor.ratio)),
    row(`… ${what} against the floor`, total(rounds, what, 'floor')),
    row(`the floor’s own ${what}`, floor),
  ];
}

const micros = (rounds, who, what) => rounds.map((round) => round[who][what] * 1000);

const total = (rounds, what, reference = 'reference', who = 'ours') =>
  compared(micros(rounds, who, what), micros(rounds, reference, what));

function added(rounds, what) {
  const direct = micros(rounds, 'direct', what);
  const beyond = (who) => micros(rounds, who, what).map((value, round) => value - direct[round]);
  return compared(beyond('ours'), beyond('reference'));
}
