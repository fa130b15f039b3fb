import { parseArgs } from 'node:util';

const boolean = { type: 'boolean' };

/** How much is measured. `budgetMs` is for the rounds; within it, rounds that others disturbed are made again. */
const plans = {
  full: {
    seconds: 2,
    warmSeconds: 6,
    latencySeconds: 2,
    signInSeconds: 2,
    rounds: 5,
    budgetMs: 190_000,
    waitMs: 500,
    starts: 3,
    changes: 6,
    jobs: 50_000,
    messageSeconds: 20,
    loads: 5,
    workRounds: 3,
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
    loads: 1,
    workRounds: 1,
  },
};

/**
 * `--quick`: one short round of everything, to see that it runs. `--write`: puts the figures into bench/README.md.
 * `--load`: the first load in a browser alone. `--work`: the work in a browser alone.
 * @param {string[]} args
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: { quick: boolean, write: boolean, load: boolean, work: boolean } });
  const { load = false, work = false, write = false } = values;
  if ((load || work) && write) throw new Error('--write puts all figures in the place of all: it takes a whole run');
  return { ...(values.quick ? plans.quick : plans.full), write, load, work };
}
