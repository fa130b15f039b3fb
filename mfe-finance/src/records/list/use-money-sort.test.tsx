import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ExpenseTable } from '../../expenses/expense-table';
import { financeApi } from '../../finance-api';
import { IncomeTable } from '../../incomes/income-table';
import { LoanTable } from '../../loans/loan-table';
import { PropertyTable } from '../../properties/property-table';
import { expenseFixture } from '../../testing/expenses';
import { incomeFixture } from '../../testing/incomes';
import { loanFixture } from '../../testing/loans';
import { propertyFixture } from '../../testing/properties';
import { financeForTests } from '../../testing/server';

const finance = financeForTests();

/** In dollars: 6.67, 625, 600, and unknown. Several have the same currency, two have one without a rate. */
const money = [
  { amount: '1000', currency: 'JPY' },
  { amount: '7', currency: 'ZZZ' },
  { amount: '500.00', currency: 'EUR' },
  { amount: '900', currency: 'JPY' },
  { amount: '600.00', currency: 'USD' },
  { amount: '30', currency: 'QQQ' },
];
type Money = (typeof money)[number];

const handlers = { onEdit: () => undefined, onDelete: () => undefined, settings: { displaySymbols: false } };

const loans = (of: (amount: string) => object) => (
  <LoanTable
    {...handlers}
    onSchedule={() => undefined}
    loans={money.map(({ amount, currency }) => loanFixture({ currency, balance: '5', ...of(amount) }))}
  />
);
const incomes = (of: (amount: string) => object) => (
  <IncomeTable
    {...handlers}
    incomes={money.map(({ amount, currency }) => incomeFixture({ currency, ...of(amount) }))}
  />
);
const expenses = (
  <ExpenseTable
    {...handlers}
    expenses={money.map(({ amount, currency }, place) => {
      return { ...expenseFixture(String(place), 'Rent'), monthlyAmount: amount, currency };
    })}
  />
);
const properties = (of: (amount: string) => object) => (
  <PropertyTable
    {...handlers}
    properties={money.map(({ amount, currency }) => propertyFixture({ currency, propertyValue: '5', ...of(amount) }))}
  />
);

const columns: readonly (readonly [name: string, sort: string, table: () => ReactElement])[] = [
  ['Balance', 'balance', () => loans((balance) => ({ balance }))],
  ['Monthly Payment', 'payment', () => loans((effectivePayment) => ({ effectivePayment }))],
  ['Monthly Amount of an income', 'monthly', () => incomes((perMonth) => ({ perMonth }))],
  ['Annual Total', 'annual', () => incomes((annualTotal) => ({ annualTotal }))],
  ['Monthly Amount of an expense', 'amount', () => expenses],
  ['Monthly Rent', 'monthlyRent', () => properties((monthlyRent) => ({ monthlyRent }))],
  ['Property Value', 'propertyValue', () => properties((propertyValue) => ({ propertyValue }))],
  ['Mortgage Balance', 'mortgageBalance', () => properties((mortgageBalance) => ({ mortgageBalance }))],
];

const shown = ({ amount, currency }: Money) => `${Number(amount).toLocaleString('en-US')}.00 ${currency}`;
const amounts = money.map(shown);

/** The amounts of the rows, from the first one down. */
function order(): string[] {
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map(
    ({ textContent }) => amounts.find((amount) => new RegExp(`(^|[^\\d,])${amount}`).test(textContent)) ?? '',
  );
}

beforeEach(() => {
  const asOf = '2026-11-20T12:00:00.000Z';
  const yen = { code: 'JPY', kind: 'fiat', factor: '0.00666', source: 'market', asOf, locked: false } as const;
  const none = { code: 'ZZZ', kind: 'custom', factor: null, source: null, asOf: null, locked: false } as const;
  finance.rates = { ...finance.rates, rates: [...finance.rates.rates, yen, none] };
});

describe.each(columns)('%s in several currencies', (_name, sort, table) => {
  test('is sorted by the value in the base currency, with those without a rate last, by number', async () => {
    const { unmount } = renderInPlaza(table(), { path: `/?sort=${sort}` });
    const up = ['900.00 JPY', '1,000.00 JPY', '600.00 USD', '500.00 EUR', '7.00 ZZZ', '30.00 QQQ'];
    await waitFor(() => expect(order()).toEqual(up));
    unmount();
    renderInPlaza(table(), { path: `/?sort=-${sort}` });
    const down = ['500.00 EUR', '600.00 USD', '1,000.00 JPY', '900.00 JPY', '30.00 QQQ', '7.00 ZZZ'];
    await waitFor(() => expect(order()).toEqual(down));
  });
});

test('amounts in one currency are sorted without requesting rates', () => {
  const list = ['9', '10', '8'].map((balance) => loanFixture({ currency: 'QQQ', balance, effectivePayment: '1' }));
  const table = <LoanTable {...handlers} onSchedule={() => undefined} loans={list} />;
  const { store } = renderInPlaza(table, { path: '/?sort=-balance' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /(\d+)\.00 QQQ/.exec(textContent)?.[1])).toEqual(['10', '9', '8']);
  expect(financeApi.endpoints.financeRates.select(undefined)(store.getState() as never).isUninitialized).toBe(true);
});

test('another column is sorted as before, and an unknown one is ignored', async () => {
  const { unmount } = renderInPlaza(
    loans((balance) => ({ balance })),
    { path: '/?sort=constructor' },
  );
  expect(order()).toEqual(amounts);
  unmount();
  const rates = ['6', '4.5', '12', '8', '9', '1'];
  const list = rates.map((interestRate) => loanFixture({ interestRate }));
  renderInPlaza(<LoanTable {...handlers} onSchedule={() => undefined} loans={list} />, { path: '/?sort=rate' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /00 USD([\d.]+)%/.exec(textContent)?.[1])).toEqual([
    '1.00',
    '4.50',
    '6.00',
    '8.00',
    '9.00',
    '12.00',
  ]);
});
