import { compared, median, quantile } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

/** In sequence: the latency of each request counts, not the throughput. */
const times = 60;

/**
 * All metrics of a person with 200 accounts, 50 loans, 100 incomes, 1,000 expenses and 50 properties, over HTTP to the
 * service, compared with merely reading the same rows from the same database.
 */
export function financeMetrics(finance) {
  const headers = { Authorization: `Bearer ${finance.token}` };
  const ours = () =>
    timesOf(async () => {
      const answer = await fetch(`${finance.url}/api/v1/finance/metrics`, { headers });
      if (!answer.ok) throw new Error(`metrics answered ${answer.status}`);
      await answer.json();
    });
  const reference = () => timesOf(finance.readRows);
  return {
    name: "one person's figures",
    warm: async () => {
      await ours();
      await reference();
    },
    round: (index) => alternate({ ours, reference }, index),
    rows: (rounds) => [
      {
        name: 'all figures of a person with 1,400 records, against a bare query of the rows',
        unit: 'ms',
        ...compared(
          rounds.map((round) => median(round.ours)),
          rounds.map((round) => median(round.reference)),
        ),
        goal: { atMost: 1.5 },
      },
      {
        name: '… p99',
        unit: 'ms',
        ...compared(
          rounds.map((round) => quantile(round.ours, 0.99)),
          rounds.map((round) => quantile(round.reference, 0.99)),
        ),
        goal: { atMost: 1.5 },
      },
    ],
  };
}

/** @returns {Promise<number[]>} milliseconds of each call */
async function timesOf(action) {
  const taken = [];
  for (let done = 0; done < times; done++) {
    const from = performance.now();
    await action();
    taken.push(performance.now() - from);
  }
  return taken;
}
