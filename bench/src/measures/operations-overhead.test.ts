import { tableOf } from '../report.mjs';
import { meansOf, operatedRows } from './operations-overhead.mjs';

/** Rounds in which what is alike differs by these ratios, and what is not by `ratio`. */
const rounds = (alike: readonly number[], ratio: number) =>
  alike.map((share) => {
    const of = (part: number) => ({ perSecond: 1000 * part });
    const parts = (on: number) => ({ on, off: 1, outer: share, inner: 1 });
    return { plain: of(1), twin: of(share), documented: of(ratio), traced: parts(ratio), watched: parts(ratio) };
  });

const verdicts = (alike: readonly number[], ratio: number) =>
  tableOf(operatedRows(rounds(alike, ratio)))
    .split('\n')
    .slice(2)
    .map((line: string) => line.split('|').at(-3)?.trim());

const close = [1.01, 0.99, 1.02, 1, 0.99];
const apart = [1.1, 0.94, 1.07, 0.97, 1.02];

test('a cost is judged where it is further from its goal than two that are alike from each other', () => {
  expect(verdicts(close, 1)).toEqual(['', 'yes', 'yes', 'yes']);
  expect(verdicts(close, 0.9)).toEqual(['', 'no', 'no', 'no']);
});

test('where those that are alike differ by more, nothing is said, for better or worse', () => {
  for (const ratio of [0.95, 0.99]) {
    expect(verdicts(apart, ratio)).toEqual(['', 'not told apart', 'not told apart', 'not told apart']);
  }
  expect(verdicts(apart, 0.8)).toEqual(['', 'no', 'no', 'no']);
});

test('the control says in its row how far it went', () => {
  expect(operatedRows(rounds(apart, 1))[0]).toMatchObject({
    name: 'two gateways that are alike, one against the other: ± 6.0 %',
  });
});

test('a machine that becomes faster as it goes favours neither what is on nor what is off', () => {
  expect(meansOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ on: 4.5, off: 4.5, outer: 4.5, inner: 4.5 });
});
