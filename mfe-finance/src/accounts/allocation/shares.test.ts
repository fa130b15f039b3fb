import { accountFixture } from '../../testing/server';
import { sharesBy } from './shares';

const inCurrency = (currency: string, balance: string, conversionFactor = '1') =>
  accountFixture({ currency, balance, conversionFactor });

test('groups have the value of their accounts in the base currency, largest first', () => {
  const accounts = [inCurrency('EUR', '100', '1.25'), inCurrency('USD', '300'), inCurrency('USD', '75')];
  expect(sharesBy(accounts, ({ currency }) => currency)).toEqual([
    { name: 'USD', total: '375', share: 0.75 },
    { name: 'EUR', total: '125', share: 0.25 },
  ]);
});

test('of more than five groups the smallest are combined', () => {
  const accounts = ['A', 'B', 'C', 'D', 'E', 'F'].map((code, index) => inCurrency(code, String(10 - index)));
  const shares = sharesBy(accounts, ({ currency }) => currency);
  expect(shares.map(({ name, total }) => `${name} ${total}`)).toEqual(['A 10', 'B 9', 'C 8', 'D 7', 'All others 11']);
});

test('debts that exceed everything leave no shares', () => {
  expect(sharesBy([inCurrency('USD', '-5')], ({ type }) => type)).toEqual([
    { name: 'Chequing', total: '-5', share: 0 },
  ]);
});
