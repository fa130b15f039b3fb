import type { Point } from './net-worth-points';
import { netWorthTable } from './net-worth-table';

const figures = { netWorth: '90', totalAssets: '100', totalLiabilities: '10' };
const points: Point[] = [
  { day: '2026-11-18', ...figures, parts: undefined },
  { day: '2026-11-19', ...figures, parts: { cash: '60', investments: '40', property: '0', debt: '10' } },
];
const money = (amount: string) => `$${amount}`;

it('lists the days, newest first', () => {
  expect(netWorthTable(points, { byPart: false, money })).toEqual({
    head: ['Day', 'Net worth', 'Assets', 'Debt'],
    rows: [
      ['Nov 19, 2026', '$90', '$100', '$10'],
      ['Nov 18, 2026', '$90', '$100', '$10'],
    ],
  });
});

it('adds the parts of the assets, and leaves those of a day empty that has only totals', () => {
  expect(netWorthTable(points, { byPart: true, money })).toEqual({
    head: ['Day', 'Net worth', 'Assets', 'Debt', 'Cash', 'Investments', 'Property'],
    rows: [
      ['Nov 19, 2026', '$90', '$100', '$10', '$60', '$40', '$0'],
      ['Nov 18, 2026', '$90', '$100', '$10', '', '', ''],
    ],
  });
});
