import { toDecimal128 } from '../money';
import { loansOfProperties } from './property-loans';

const house = {
  _id: 'house',
  loanId: null as string | null,
  currency: 'USD',
  mortgageBalance: toDecimal128('250000.00'),
};
const mortgage = { _id: 'a', type: 'Mortgage', currency: 'USD', balance: toDecimal128('250000') };

const loanOf = (property: typeof house, loans: readonly (typeof mortgage)[], others: readonly (typeof house)[] = []) =>
  loansOfProperties([...others, property], loans)(property);

test('uses the named loan; otherwise the only mortgage with the same balance and currency', () => {
  const named = { ...mortgage, _id: 'b', type: 'Personal Loan', currency: 'EUR', balance: toDecimal128('1') };
  expect(loanOf({ ...house, loanId: 'b' }, [mortgage, named])).toBe(named);
  expect(loanOf({ ...house, loanId: 'gone' }, [mortgage, named])).toBe(mortgage);
  expect(loanOf(house, [named, mortgage])).toBe(mortgage);
});

test.each([
  ['two are alike', house, [mortgage, { ...mortgage, _id: 'b' }]],
  ['the currency is another', house, [{ ...mortgage, currency: 'CAD' }]],
  ['the balance is another', house, [{ ...mortgage, balance: toDecimal128('250000.01') }]],
  ['it is no mortgage', house, [{ ...mortgage, type: 'Home Equity Loan' }]],
  ['nothing is owed', { ...house, mortgageBalance: toDecimal128('0') }, [{ ...mortgage, balance: toDecimal128('0') }]],
])('no loan is used if %s', (_where, owned, loans) => {
  expect(loanOf(owned, loans)).toBeUndefined();
});

test('a mortgage that another property names, or that could be of two, is not taken', () => {
  const flat = { ...house, _id: 'flat' };
  expect(loanOf(house, [mortgage], [{ ...flat, loanId: 'a' }])).toBeUndefined();
  expect(loanOf(house, [mortgage], [flat])).toBeUndefined();
  // With one mortgage named, the other is the only one left for the other flat.
  const second = { ...mortgage, _id: 'b' };
  expect(loanOf(house, [mortgage, second], [{ ...flat, loanId: 'a' }])).toBe(second);
});

test('each loan is read a few times, not once for each property', () => {
  let reads = 0;
  const many = Array.from({ length: 100 }, (_, place) => place);
  const loans = many.map((place) => ({
    ...mortgage,
    _id: `loan ${place}`,
    get balance() {
      reads += 1;
      return toDecimal128(`${place + 1}`);
    },
  }));
  const properties = many.map((place) => ({
    ...house,
    _id: `${place}`,
    mortgageBalance: toDecimal128(`${place + 1}.0`),
  }));
  const loanFor = loansOfProperties(properties, loans);
  expect(properties.map((property) => loanFor(property)?._id)).toEqual(loans.map(({ _id }) => _id));
  expect(reads).toBeLessThanOrEqual(2 * loans.length);
});
