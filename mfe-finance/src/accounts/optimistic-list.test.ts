import { accountFixture } from '../testing/server';
import { inOrder, putBack, withChanges, withoutAccount, withoutChanges } from './optimistic-list';

const [one, two, three] = ['one', 'two', 'three'].map((name) => accountFixture({ name }));
if (!one || !two || !three) throw new Error('three accounts were made');
const list = [one, two, three];
const names = (accounts: readonly { name: string }[]) => accounts.map(({ name }) => name).join();

describe('the list before the server has answered', () => {
  test('changes show, and are taken back to what was there', () => {
    const changed = withChanges(list, two.id, { name: 'second', balance: '5' });
    expect(names(changed)).toBe('one,second,three');
    expect(withoutChanges(changed, list, two.id, { name: 'second', balance: '5' })).toEqual(list);
  });

  test('taking a change back spares what was changed since', () => {
    const changed = withChanges(withChanges(list, two.id, { name: 'second' }), two.id, { name: 'newer', notes: 'n' });
    expect(withoutChanges(changed, list, two.id, { name: 'second' })[1]).toMatchObject({ name: 'newer', notes: 'n' });
  });

  test('taking a change back finds its account wherever it stands by then', () => {
    const changed = inOrder(withChanges(list, two.id, { name: 'second' }), [three.id, one.id, two.id]);
    expect(names(withoutChanges(changed, list, two.id, { name: 'second' }))).toBe('three,one,two');
  });

  test('an order puts those first that it names', () => {
    expect(names(inOrder(list, [three.id, one.id]))).toBe('three,one,two');
  });

  test('a removed account comes back where it was, and only once', () => {
    const left = withoutAccount(list, two.id);
    expect(names(left)).toBe('one,three');
    expect(names(putBack(left, list, two.id))).toBe('one,two,three');
    expect(names(putBack(list, list, two.id))).toBe('one,two,three');
  });
});
