import { openLoop } from '../load/open-loop.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/finance/accounts';
const rate = 1000;

/** What the gateway adds to an answer's time at a calm rate, against what the reference adds to the same one. */
export function latency({ gateway, reference, floor, service, signedIn }, { latencySeconds, warmSeconds }) {
  const load = ({ url }, seconds = latencySeconds) =>
    openLoop({ url: `${url}${path}`, headers: signedIn }, { rate, seconds });
  const row = (name, added, goal) => ({ name, unit: 'µs', ...added, goal });
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
      row('p50 at 1,000 requests a second', total(rounds, 'p50'), { atMost: 1.5 }),
      row('p99 at 1,000 requests a second', total(rounds, 'p99')),
      row('… p50 against the floor', total(rounds, 'p50', 'floor')),
      row('… p99 against the floor', total(rounds, 'p99', 'floor'), { atMost: 1.11 }),
      row('the floor’s own p50', total(rounds, 'p50', 'reference', 'floor')),
      row('the floor’s own p99', total(rounds, 'p99', 'reference', 'floor')),
      row('… p50 beyond the direct call', added(rounds, 'p50')),
      row('… p99 beyond the direct call', added(rounds, 'p99')),
    ],
  };
}

const micros = (rounds, who, what) => rounds.map((round) => round[who][what] * 1000);

const total = (rounds, what, reference = 'reference', who = 'ours') =>
  compared(micros(rounds, who, what), micros(rounds, reference, what));

function added(rounds, what) {
  const direct = micros(rounds, 'direct', what);
  const beyond = (who) => micros(rounds, who, what).map((value, round) => value - direct[round]);
  return compared(beyond('ours'), beyond('reference'));
}
