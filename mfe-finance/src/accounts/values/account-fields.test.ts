import { accountFixture } from '../../testing/server';
import { type AccountField, differs, validateField, valueToSend } from './account-fields';

describe('the fields of an account', () => {
  test.each<[AccountField, string | null]>([
    ['interestRate', null],
    ['balance', '0'],
    ['conversionFactor', '1'],
    ['owner', 'Primary'],
    ['perks', ''],
    ['notes', ''],
  ])('an empty %s is sent as %p', (field, value) => {
    expect(valueToSend(field, '  ')).toBe(value);
  });

  test.each<[AccountField, string, string | undefined]>([
    ['name', ' ', 'Name is required'],
    ['name', 'Everyday', undefined],
    ['type', '', 'Type is required'],
    ['interestRate', '', undefined],
    ['interestRate', '4.125', undefined],
    ['interestRate', '1000', 'Must be a percentage with at most 3 decimals'],
    ['balance', '-1240.50', undefined],
    ['balance', '12,50', 'Must be a number, such as 1200.50'],
    ['balance', '12.505', 'USD takes at most 2 decimals'],
    ['balance', '1234567890123456', 'Must be a number of at most 15 digits'],
    ['conversionFactor', '', undefined],
    ['conversionFactor', '0.000001', undefined],
    ['conversionFactor', '0.0', 'Must be a positive number with at most 18 decimals'],
  ])('%s %p: %s', (field, typed, error) => {
    expect(validateField(field, typed, 'USD')).toBe(error);
  });

  test('the same number with other digits is not a change', () => {
    const account = accountFixture({ balance: '100.00', conversionFactor: '1.000000', interestRate: '4.5' });
    expect(differs(account, 'balance', '100')).toBe(false);
    expect(differs(account, 'conversionFactor', '')).toBe(false);
    expect(differs(account, 'interestRate', '4.50')).toBe(false);
    expect(differs(account, 'interestRate', '')).toBe(true);
    expect(differs(account, 'balance', '100.01')).toBe(true);
  });

  test('surrounding blanks are not a change', () => {
    expect(differs(accountFixture({ name: 'Everyday' }), 'name', ' Everyday ')).toBe(false);
  });
});
