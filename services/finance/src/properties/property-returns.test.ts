import { Decimal } from '../money';
import { capRate, cashOnCash, linkedLoan } from './property-returns';

const amounts = {
  propertyValue: 400_000,
  monthlyRent: 2400,
  downPayment: 80_000,
  taxes: 350,
  insurance: 100,
  utilities: 150,
};
function property(changes: Partial<typeof amounts> = {}) {
  const figures = Object.entries({ ...amounts, ...changes }).map(([name, amount]) => [name, new Decimal(amount)]);
  return Object.fromEntries(figures) as Record<keyof typeof amounts, Decimal>;
}

test('the worked example: 5.4 % on the value, 1.5 % on the cash', () => {
  expect(capRate(property())?.toNumber()).toBe(0.054);
  expect(cashOnCash(property(), new Decimal(1700))?.toNumber()).toBe(0.015);
});

test('without a value there is no cap rate, and without a down payment no cash-on-cash return', () => {
  expect(capRate(property({ propertyValue: 0 }))).toBeNull();
  expect(cashOnCash(property({ downPayment: 0 }), new Decimal(0))).toBeNull();
});

test('costs above the rent make both negative', () => {
  expect(capRate(property({ monthlyRent: 0 }))?.toNumber()).toBe(-0.018);
  expect(cashOnCash(property({ monthlyRent: 0 }), new Decimal(0))?.toNumber()).toBe(-0.09);
});

const house = { loanId: null, currency: 'USD', mortgageBalance: '250000.00' };
const mortgage = { _id: 'a', type: 'Mortgage', currency: 'USD', balance: '250000' };

test('uses the named loan; otherwise the only mortgage with the same balance and currency', () => {
  const named = { ...mortgage, _id: 'b', type: 'Personal Loan', currency: 'EUR', balance: '1' };
  expect(linkedLoan({ ...house, loanId: 'b' }, [mortgage, named])).toBe(named);
  expect(linkedLoan({ ...house, loanId: 'gone' }, [mortgage, named])).toBe(mortgage);
  expect(linkedLoan(house, [named, mortgage])).toBe(mortgage);
});

test.each([
  ['two are alike', house, [mortgage, { ...mortgage, _id: 'b' }]],
  ['the currency is another', house, [{ ...mortgage, currency: 'CAD' }]],
  ['the balance is another', house, [{ ...mortgage, balance: '250000.01' }]],
  ['it is no mortgage', house, [{ ...mortgage, type: 'Home Equity Loan' }]],
  ['nothing is owed', { ...house, mortgageBalance: '0' }, [{ ...mortgage, balance: '0' }]],
])('no loan is used if %s', (_where, owned, loans) => {
  expect(linkedLoan(owned, loans)).toBeUndefined();
});
