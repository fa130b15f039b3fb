import { limits } from '../limits';
import { NewLoan } from './loans';
import { SettingsChanges } from './settings';

/** The sentences with which something is refused; none where it is taken. */
const refusals = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

test('a loan lasts a century at most, and a longer one is rejected with the limit', () => {
  const loan = (termMonths: number) =>
    NewLoan.safeParse({ lender: 'Bank', type: 'Mortgage', balance: '1', currency: 'USD', termMonths });
  expect(refusals(loan(limits.loanMonths))).toEqual([]);
  expect(refusals(loan(limits.loanMonths + 1))).toEqual(['Must be at most 1,200']);
});

test.each([
  ['manualRateOverrides', '2', 'At most 200 custom rates'],
  ['lockedRates', true, 'At most 200 locks'],
])('%s has a limit that its error names', (field, value, sentence) => {
  const codes = (count: number) => Array.from({ length: count }, (_, index) => [`C${index}`, value]);
  const parsed = (count: number) => SettingsChanges.safeParse({ [field]: Object.fromEntries(codes(count)) });
  expect(refusals(parsed(limits.customRates))).toEqual([]);
  expect(refusals(parsed(limits.customRates + 1))).toEqual([sentence]);
});
