import type { TermOperation } from '@plaza/contracts/finance/metric-names';
import type { Term } from '@plaza/contracts/finance/metrics';
import { recompute } from './recompute';

const leaf = (value: string | null, unit: Term['unit'] = 'money'): Term => ({ label: 'one', value, unit });
const made = (operation: TermOperation, ...values: (string | null)[]): Term => ({
  label: 'all',
  value: 'what the service says does not matter',
  unit: 'money',
  operation,
  of: values.map((value) => leaf(value, /^\d{4}-/.test(value ?? '') ? 'date' : 'money')),
});

/** Liabilities, net worth and extra cash of the worked example. */
const worked = ['265000', '215000', '6033.33'];

test.each<[TermOperation, string[], string | null]>([
  ['sum', [], '0'],
  ['sum', ['0.1', '0.2', '999999999999999.99'], '1000000000000000.29'],
  ['difference', ['480000', '265000'], '215000'],
  ['difference', ['2400', '350', '100', '150'], '1800'],
  ['product', ['3200', '26'], '83200'],
  ['quotient', ['30000', '4000'], '7.5'],
  ['quotient', ['30000', '0'], '0'],
  ['maximum', ['0', '-5'], '0'],
  ['maximum', [], '0'],
  ['minimum', ['600', '2142.86'], '600'],
  ['mean', ['1', '2', '6'], '3'],
  ['mean', [], '0'],
  ['count', ['1', '1', '1'], '3'],
  ['monthsToPayOff', ['250000', '4.8', '1700'], '223'],
  ['monthsToPayOff', ['12000', '6', '400'], '33'],
  ['monthsToPayOff', ['100000', '9', '1000'], '186'],
  ['monthsToPayOff', ['1000', '0', '300'], '4'],
  ['monthsToPayOff', ['1000', '12', '10'], null],
  ['monthsToPayOff', ['1000000', '0', '1'], null],
  ['monthsToPayOff', ['0', '5', '0'], '0'],
  ['monthsToHalfDebt', [...worked, ...['250000', '4.8', '1700', '12000', '6', '400', '3000', '19.99', '150']], '33'],
  ['monthsToHalfDebt', ['100', '50', '0'], null],
  ['addMonths', ['2026-11-20', '223'], '2045-06-20'],
  ['addMonths', ['2026-01-31', '1'], '2026-02-28'],
  ['daysUntilAge', ['1986-05-14', '65', '2026-11-20'], '8941'],
  ['daysUntilAge', ['1950-05-14', '65', '2026-11-20'], '0'],
])('%s of %j is %s', (operation, values, expected) => {
  expect(recompute(made(operation, ...values))).toBe(expected);
});

test('the present value of a payment is that of the annuity', () => {
  expect(Number(recompute(made('presentValue', '2021.333333', '5', '300')))).toBeCloseTo(345_769.38, 1);
  expect(recompute(made('presentValue', '100', '0', '12'))).toBe('1200');
});

test('unknown inputs give no result', () => {
  expect(recompute(made('sum', '1', null))).toBeNull();
});

test('an amount in another currency is computed from its factor, and nested terms recursively', () => {
  const converted: Term = {
    ...leaf('something else'),
    conversion: { amount: '14000', currency: 'CAD', factor: '0.714286', source: 'market', asOf: null },
  };
  expect(recompute({ ...made('sum'), of: [converted, made('difference', '5', '2')] })).toBe('10003.004');
});
