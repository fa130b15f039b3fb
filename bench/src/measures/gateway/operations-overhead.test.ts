import { medianError } from '../../quantiles.mjs';
import { tableOf } from '../../report.mjs';
import { inTurns, operatedRows } from './operations-overhead.mjs';

/** Rounds in which what is alike differs by these ratios, and what is not by `ratio`. */
const rounds = (alike: readonly number[], ratio: number) => alike.map((share) => roundOf(share, ratio));

function roundOf(share: number, ratio: number) {
  const of = (part: number) => ({ perSecond: 1000 * part });
  const turns = [true, false, false, true].map((isOn, at) => ({
    isOn,
    perSecond: (isOn ? ratio : 1) * (at < 2 ? share : 1),
  }));
  return { plain: of(1), twin: of(share), documented: of(ratio), traced: turns, watched: turns };
}

const verdicts = (alike: readonly number[], ratio: number) =>
  tableOf(operatedRows(rounds(alike, ratio)))
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').at(-3)?.trim());

const close = [1.01, 0.99, 1.02, 1, 0.99];
const apart = [1.1, 0.94, 1.07, 0.97, 1.02];

test('a cost is judged if it is further from its goal than two equal measurements from each other', () => {
  expect(verdicts(close, 1)).toEqual(['', 'yes', 'yes', 'yes']);
  expect(verdicts(close, 0.9)).toEqual(['', 'no', 'no', 'no']);
});

test('if equal measurements differ by more, nothing is concluded', () => {
  for (const ratio of [0.95, 0.99]) {
    expect(verdicts(apart, ratio)).toEqual(['', 'not told apart', 'not told apart', 'not told apart']);
  }
  expect(verdicts(apart, 0.8)).toEqual(['', 'no', 'no', 'no']);
});

test('the row of the control contains its difference', () => {
  expect(operatedRows(rounds(apart, 1))[0]).toMatchObject({
    name: 'two identical gateways, one against the other: ± 6.0 %',
  });
});

test('a machine that becomes faster, or starts slowly, favours neither on nor off', async () => {
  let pace = 0;
  const turns = await inTurns(async () => {
    pace += 1;
    return { perSecond: pace === 1 ? 0.1 : 1000 + pace };
  });
  const [row] = operatedRows([{ ...roundOf(1, 1), watched: turns }]).slice(-1);
  expect(row?.ratio).toBeCloseTo(1, 6);
});

test('rounds begin with on as often as with off', async () => {
  const turns = await inTurns(async () => ({ perSecond: 1 }));
  const first = turns.filter((_, at) => at % 2 === 0);
  expect(first.filter(({ isOn }) => isOn)).toHaveLength(first.length / 2);
});

test('the median of more ratios is closer to the true one', () => {
  expect(medianError([0.96, 1.04], 16)).toBeCloseTo(0.0185, 4);
  expect(medianError([0.96, 1.04], 64)).toBeCloseTo(0.00925, 4);
});
