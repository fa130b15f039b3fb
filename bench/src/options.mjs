import { parseArgs } from 'node:util';

const boolean = { type: 'boolean' };

/**
 * How much is measured. `sizes`: the numbers of records of each kind in a database; `fewer` for those kinds of which a
 * million would take more than minutes. `warmSeconds`: how long a process is loaded before it is measured, as V8 keeps
 * compiling for that long, after which a request takes a third of the time. `budgetMs`: the time for the rounds, within
 * which disturbed rounds are repeated.
 */
const plans = {
  full: {
    seconds: 2,
    warmSeconds: 8,
    latencySeconds: 2,
    signInSeconds: 2,
    rounds: 5,
    budgetMs: 190_000,
    waitMs: 500,
    starts: 3,
    changes: 6,
    jobs: 50_000,
    messageSeconds: 20,
    mixSeconds: 8,
    crowd: 500,
    loads: 5,
    sizes: [
      { count: 100, fewer: 100 },
      { count: 10_000, fewer: 10_000 },
      { count: 1_000_000, fewer: 100_000 },
    ],
    workRounds: 3,
    machineSeconds: 4,
    streamCount: 3000,
    streamSeconds: 30,
  },
  quick: {
    seconds: 1,
    warmSeconds: 2,
    latencySeconds: 1,
    signInSeconds: 1,
    rounds: 1,
    budgetMs: 0,
    waitMs: 0,
    starts: 1,
    changes: 2,
    jobs: 10_000,
    messageSeconds: 4,
    mixSeconds: 3,
    crowd: 50,
    loads: 1,
    sizes: [
      { count: 100, fewer: 100 },
      { count: 10_000, fewer: 10_000 },
      { count: 100_000, fewer: 100_000 },
    ],
    workRounds: 1,
    machineSeconds: 1,
    streamCount: 1000,
    streamSeconds: 15,
  },
};

/**
 * `--quick`: one short round of everything, to see that it runs. `--write`: writes the figures to bench/README.md.
 * `--load`: only the first load in a browser. `--work`: only the work in a browser. `--growth`: only what lists,
 * searches and counts read, which has a table of its own. `--machines`: only what a request and an open browser cost
 * each part, with its own table too.
 * @param {string[]} args
 */
export function readOptions(args) {
  const options = { quick: boolean, write: boolean, load: boolean, work: boolean, growth: boolean, machines: boolean };
  const { quick = false, write = false, ...alone } = parseArgs({ args, options }).values;
  const { load = false, work = false, growth = false, machines = false } = alone;
  if (Object.keys(alone).length > 1)
    throw new Error('--load, --work, --growth and --machines are each a run of their own');
  if ((load || work) && write) throw new Error('--write puts all figures in the place of all: it takes a whole run');
  return { ...(quick ? plans.quick : plans.full), write, load, work, growth, machines };
}
