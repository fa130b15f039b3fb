import type { Account } from '@plaza/contracts/finance/accounts';
import { accountFixture } from '../../testing/server';
import { holdChanges, recordFactorsUpdate, versionAfterOwnWrites } from './account-versions';

const anotherFactor = { conversionFactor: '1.250000', exactFactor: '1.25' };

/** Whether an update that left an account so is taken for one's own write. @param shown what the list had before it */
function isOwnUpdate(shown: Account, left: Partial<Account>): boolean {
  recordFactorsUpdate(
    [shown],
    [{ ...shown, version: shown.version + 1, updatedAt: '2026-01-01T00:00:00.000Z', ...left }],
  );
  return versionAfterOwnWrites(shown.id, shown.version) === shown.version + 1;
}

describe('an update of all factors', () => {
  test('counts as an own write of an account whose factor it changed', () => {
    expect(isOwnUpdate(accountFixture(), anotherFactor)).toBe(true);
    expect(isOwnUpdate(accountFixture(), { factorAsOf: '2026-01-01T00:00:00.000Z' })).toBe(true);
  });

  test('also if the list has an amount as it was typed', () => {
    expect(isOwnUpdate(accountFixture({ balance: '175' }), { ...anotherFactor, balance: '175.00' })).toBe(true);
  });

  test('also if the list shows a pending change', () => {
    const shown = accountFixture({ owner: 'Mira' });
    const release = holdChanges(shown.id, { owner: 'Mira' });
    expect(isOwnUpdate(shown, { ...anotherFactor, owner: 'Primary' })).toBe(true);
    release();
  });

  test('not if another window changed something else', () => {
    expect(isOwnUpdate(accountFixture(), { ...anotherFactor, owner: 'Mira' })).toBe(false);
    expect(isOwnUpdate(accountFixture({ balance: '175' }), { ...anotherFactor, balance: '175.01' })).toBe(false);
  });

  test('not if the factor is unchanged, so that another window changed what is pending here', () => {
    const shown = accountFixture({ owner: 'Mira' });
    const release = holdChanges(shown.id, { owner: 'Mira' });
    expect(isOwnUpdate(shown, { owner: 'Ines' })).toBe(false);
    release();
  });
});
