import { accountFixture } from '../../testing/server';
import { accountCount, ownerGroups } from './owner-groups';

describe('accounts by owner', () => {
  test('each owner is one group, at the position of their first account', () => {
    const accounts = [
      accountFixture({ name: 'a', owner: 'Mira' }),
      accountFixture({ name: 'b', owner: 'Primary' }),
      accountFixture({ name: 'c', owner: 'Mira' }),
    ];
    const shape = ownerGroups(accounts).map(({ owner, accounts: own }) => [owner, own.map(({ name }) => name).join()]);
    expect(shape).toEqual([
      ['Mira', 'a,c'],
      ['Primary', 'b'],
    ]);
  });

  test('accounts without an owner belong to Primary', () => {
    expect(ownerGroups([accountFixture({ owner: ' ' })])).toMatchObject([{ owner: 'Primary' }]);
  });

  test('one account is not "1 accounts"', () => {
    expect([accountCount(1), accountCount(2)]).toEqual(['1 account', '2 accounts']);
  });
});
