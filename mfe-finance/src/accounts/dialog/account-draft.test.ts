import { accountFixture } from '../../testing/server';
import {
  accountChanges,
  type DraftField,
  newDraft,
  toAccountDraft,
  toAccountFields,
  validateAccount,
} from './account-draft';

describe('the account form', () => {
  test('sends empty fields as the defaults', () => {
    const draft = {
      ...newDraft([], 'CAD'),
      name: ' Rainy day ',
      type: 'Savings',
      owner: '',
      sortOrder: '',
      conversionFactor: '',
    };
    expect(toAccountFields(draft)).toEqual({
      name: 'Rainy day',
      type: 'Savings',
      status: 'Unlocked',
      owner: 'Primary',
      interestRate: null,
      perks: '',
      notes: '',
      balance: '0',
      currency: 'CAD',
      conversionFactor: '1',
      sortOrder: 0,
    });
  });

  test('puts a new account after the others', () => {
    expect(newDraft([{ sortOrder: 4 }, { sortOrder: 2 }], 'USD').sortOrder).toBe('5');
    expect(newDraft([{ sortOrder: 4 }, { sortOrder: 0 }], 'USD').sortOrder).toBe('0');
    // Of those at the highest place the newest comes last.
    expect(newDraft([{ sortOrder: 1_000_000 }], 'USD').sortOrder).toBe('1000000');
  });

  test('requires only a name and a type', () => {
    const draft = newDraft([], 'USD');
    const errors = (Object.keys(draft) as DraftField[]).map((field) => validateAccount(field, draft));
    expect(errors.filter((error) => error !== undefined)).toEqual(['Name is required', 'Type is required']);
  });

  test('of an account sends the changed fields, and nothing if none has changed', () => {
    const account = accountFixture({ interestRate: '4.5' });
    expect(accountChanges(account, toAccountDraft(account))).toBeUndefined();
    expect(accountChanges(account, { ...toAccountDraft(account), currency: 'BTC', interestRate: '' })).toEqual({
      currency: 'BTC',
      interestRate: null,
    });
  });
});
