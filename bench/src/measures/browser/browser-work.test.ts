import { screens } from '../../browser/screen-steps.mjs';
import { type Row, tableOf } from '../../report.mjs';
import { browserWorkRows } from './browser-work.mjs';

const work = (step: string, tasks: number[], interactions: number[]) => ({
  step,
  tasks,
  interactions,
});
const few = { heap: 10, data: 4, nodes: 1000, listeners: 100 };

interface Round {
  readonly longest?: number;
  readonly foreign?: number;
  readonly data?: number;
}

function round({ longest = 0, foreign = 0, data = 4 }: Round) {
  const using = [
    work('scroll', [], []),
    work('press', longest ? [60, longest] : [], [24, longest]),
    work('other', [55], [32]),
  ];
  const opened = screens.map(({ name }) => ({
    name,
    opening: [work('open', [120], [200])],
    using: name === '100 live rows' ? using : [work('press', [], [24])],
  }));
  const react = ['a hundred rows are sorted', 'a menu of 58 lines opens', 'a form of eleven fields opens'].flatMap(
    (step) => [work(step, [70], [90]), work(step, [], [30]), work(step, [60], [80])],
  );
  const memory = { few, many: { ...few, heap: 12, data } };
  return { foreign, result: { plain: [work('build', [], [40])], react, opened, memory } };
}

const rowsOf = (...rounds: Round[]) => browserWorkRows(rounds.map(round));
const named = (rows: readonly Row[], name: RegExp) => rows.find((row) => name.test(row.name));
const verdict = (row: Row | undefined) =>
  tableOf(row ? [row] : [])
    .split('\n')
    .at(-1)
    ?.split('|')
    .at(-3)
    ?.trim();

test('the longest task belongs to a step with long ones in several rounds, not in one', () => {
  const row = named(rowsOf({ longest: 70 }, { longest: 900 }, { longest: 80 }), /in use \(“press”\)$/);
  expect(row).toMatchObject({ ours: 80, unit: 'ms', rounds: 3 });
  expect(verdict(row)).toBe('no');
});

test('a screen without a long task reaches its goal, and one with slow interactions does not', () => {
  const rows = rowsOf({ longest: 240 });
  const [accounts] = rows.filter(({ name }) => name === '… the longest task of more than 50 ms in use');
  expect(accounts).toMatchObject({ ours: 0 });
  expect(verdict(accounts)).toBe('yes');
  const p98 = named(rows, /^100 live rows/);
  expect(p98).toMatchObject({ ours: 240, reference: 40, ratio: 6 });
  expect(verdict(p98)).toBe('no');
});

test('what React alone needs is reported beside the screens, without a goal', () => {
  const rows = rowsOf({});
  const row = named(rows, /^React .*: a menu of 58 lines opens$/);
  expect(row).toMatchObject({ ours: 80, unit: 'ms' });
  expect(verdict(row)).toBe('');
  expect(named(rows, /its longest task/)).toMatchObject({ ours: 60 });
});

test('the opening of a tab is reported separately', () => {
  expect(named(rowsOf({}), /while the tab opens/)).toMatchObject({ ours: 120 });
});

test('memory growth of more than a tenth is reported, with compiled code and without', () => {
  const rows = rowsOf({ data: 4.2 });
  expect(named(rows, /^memory/)).toMatchObject({ ratio: 1.2 });
  expect(verdict(named(rows, /^memory/))).toBe('no');
  expect(verdict(named(rows, /without compiled code/))).toBe('yes');
  expect(verdict(named(rowsOf({ data: 4.5 }), /without compiled code/))).toBe('no');
});

test('each row contains the number of disturbed rounds', () => {
  for (const row of rowsOf({}, { foreign: 0.3 })) expect(row).toMatchObject({ rounds: 2, noisy: 1 });
});
