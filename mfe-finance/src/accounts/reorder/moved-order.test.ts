import { accountFixture } from '../../testing/server';
import { ownerGroups } from '../values/owner-groups';
import { movedOrder, positionOf } from './moved-order';

const account = (id: string, owner: string) => accountFixture({ id, owner });
const groups = ownerGroups([
  account('a1', 'Ada'),
  account('b1', 'Ben'),
  account('a2', 'Ada'),
  account('a3', 'Ada'),
  account('b2', 'Ben'),
]);

describe('the order after a move', () => {
  test('names all accounts, group by group, with the moved one at its new position', () => {
    expect(movedOrder(groups, 'a1', 'a3')).toEqual(['a2', 'a3', 'a1', 'b1', 'b2']);
    expect(movedOrder(groups, 'b2', 'b1')).toEqual(['a1', 'a2', 'a3', 'b2', 'b1']);
  });

  test('nothing can be moved onto itself or to another owner', () => {
    expect(movedOrder(groups, 'a1', 'a1')).toBeUndefined();
    expect(movedOrder(groups, 'a1', 'b1')).toBeUndefined();
  });

  test('a position is counted among the accounts of the owner', () => {
    expect(positionOf(groups, 'a3')).toEqual({ place: 3, of: 3, owner: 'Ada' });
    expect(positionOf(groups, 'gone')).toBeUndefined();
  });
});
