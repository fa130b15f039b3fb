import { compared, median, quantile } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';
import { bookingQueries, farDown, findable, pageLength } from './booking-queries.mjs';

const pages = ['first', 'pending', 'deep'];
const names = { first: 'the first', pending: 'of the pending ones', deep: 'further down' };
/** Nine tenths of the floor's speed. The former goal, twice the bare query's time, is what the floor itself takes. */
const floorGoal = 1.11;
const inWords = (count) => count.toLocaleString('en-US');

/**
 * A page, the counts and a search of a contractor with many jobs, measured in sequence over HTTP to the service and
 * compared with the bare driver. Pages are compared with their floor too: node:http that returns what the bare driver
 * reads.
 * @param {number} jobs how many
 */
export function bookingsAtScale(marketplace, jobs) {
  let queries = {};
  const askAll = async (index) => {
    const taken = {};
    for (const [name, { ours, reference, floor, times }] of Object.entries(queries)) {
      const asked = Object.entries({ ours, reference, floor }).filter(([, ask]) => ask);
      const sides = asked.map(([side, ask]) => [side, () => timesOf(ask, times)]);
      taken[name] = await alternate(Object.fromEntries(sides), index);
    }
    return taken;
  };
  return {
    name: `bookings of a contractor with ${inWords(jobs)}`,
    async warm() {
      queries = await bookingQueries(marketplace, jobs);
      await askAll(0);
    },
    round: askAll,
    rows: (rounds) => rowsOf(rounds, queries, jobs),
  };
}

function rowsOf(rounds, queries, jobs) {
  const timesAt = (kinds, share) => (side) =>
    rounds.map((round) =>
      quantile(
        kinds.flatMap((kind) => round[kind][side]),
        share,
      ),
    );
  const against = (kind, name, goal = undefined) => {
    const at = timesAt([kind], 0.5);
    return { name, unit: 'ms', ...compared(at('ours'), at('reference')), goal };
  };
  const againstFloor = (kind, name) => {
    const at = timesAt([kind], 0.5);
    return { name, unit: 'ms', ...compared(at('ours'), at('floor')), goal: { atMost: floorGoal } };
  };
  const floorOf = (kind, name) => {
    const at = timesAt([kind], 0.5);
    return { name, unit: 'ms', ...compared(at('floor'), at('reference')) };
  };
  const p99 = (kinds, name) => {
    const at = timesAt(kinds, 0.99);
    const [ours, reference] = [median(at('ours')), median(at('reference'))];
    return { name, unit: 'ms', ours, reference, goal: { oursAtMost: 50 } };
  };
  const read = (kind, name, what) => ({ name, unit: '', ours: queries[kind].reading[what] });
  return [
    against('first', `a page of ${pageLength} of ${inWords(jobs)} jobs, against a bare query by id`),
    against('pending', '… of the pending ones'),
    against('deep', `… ${inWords(farDown(jobs))} jobs further down`),
    ...pages.map((kind) => againstFloor(kind, `… a page over HTTP against its floor: ${names[kind]}`)),
    ...pages.map((kind) => floorOf(kind, `that floor against the bare query: ${names[kind]}`)),
    p99(pages, '… p99 of those three'),
    ...pages.map((kind) => read(kind, `… documents read for a page: ${names[kind]}`, 'documents')),
    against('counts', `the counts of ${inWords(jobs)} jobs, against a bare count`, { oursAtMost: 100 }),
    read('counts', '… documents read for them', 'documents'),
    read('counts', '… keys of the index', 'keys'),
    against('search', `a search that finds ${findable(jobs)} of them, against a bare query by id`),
    p99(['search'], '… p99'),
    read('search', '… documents read for it', 'documents'),
    read('search', '… keys of the index', 'keys'),
  ];
}

/** @returns {Promise<number[]>} milliseconds of each call */
async function timesOf(action, times) {
  const taken = [];
  for (let done = 0; done < times; done++) {
    const from = performance.now();
    await action();
    taken.push(performance.now() - from);
  }
  return taken;
}
