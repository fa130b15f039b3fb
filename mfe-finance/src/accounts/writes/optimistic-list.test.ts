import { accountFixture } from '../../testing/server';
import {
  inOrder,
  insertInOrder,
  isInOrder,
  reinsert,
  shownChanges,
  withAnswers,
  withChanges,
  withoutAccount,
  withoutChanges,
} from './optimistic-list';

const [one, two, three] = ['one', 'two', 'three'].map((name) => accountFixture({ name }));
if (!one || !two || !three) throw new Error('three accounts were made');
const list = [one, two, three];
const names = (accounts: readonly { name: string }[]) => accounts.map(({ name }) => name).join();

describe('the list before the server has answered', () => {
  test('changes are shown, and can be reverted', () => {
    const changed = withChanges(list, two.id, { name: 'second', balance: '5' });
    expect(names(changed)).toBe('one,second,three');
    expect(withoutChanges(changed, list, two.id, { name: 'second', balance: '5' })).toEqual(list);
  });

  test('reverting a change keeps later changes', () => {
    const changed = withChanges(withChanges(list, two.id, { name: 'second' }), two.id, { name: 'newer', notes: 'n' });
    expect(withoutChanges(changed, list, two.id, { name: 'second' })[1]).toMatchObject({ name: 'newer', notes: 'n' });
  });

  test('reverting a change finds its account at any position', () => {
    const changed = inOrder(withChanges(list, two.id, { name: 'second' }), [three.id, one.id, two.id]);
    expect(names(withoutChanges(changed, list, two.id, { name: 'second' }))).toBe('three,one,two');
  });

  test('a typed factor is shown as typed by the user, and one from the rates is not', () => {
    const changes = { currency: 'EUR', conversionFactor: '1.25', version: 3 };
    const factor = { currency: 'EUR', conversionFactor: '1.25', exactFactor: '1.25' };
    expect(shownChanges(changes)).toEqual({ ...factor, factorSource: 'manual' });
    expect(shownChanges({ ...changes, factorFromRates: true })).toEqual(factor);
  });

  test('an order lists the named ones first', () => {
    expect(names(inOrder(list, [three.id, one.id]))).toBe('three,one,two');
  });

  test('a removed account is restored at its position, and only once', () => {
    const left = withoutAccount(list, two.id);
    expect(names(left)).toBe('one,three');
    expect(names(reinsert(left, list, two.id))).toBe('one,two,three');
    expect(names(reinsert(list, list, two.id))).toBe('one,two,three');
  });
});

describe('the list once the server has answered', () => {
  const nothingPending = () => ({});

  test('replaces the account with the answer, and keeps every other account', () => {
    const answered = withAnswers(list, [{ ...two, version: 1 }], nothingPending);
    expect(answered).toEqual([one, { ...two, version: 1 }, three]);
    expect(answered[0]).toBe(one);
  });

  test('keeps later pending changes', () => {
    const answer = { ...two, balance: '5.00', version: 1 };
    const [, account] = withAnswers(list, [answer], (id) => (id === two.id ? { owner: 'Mira' } : {}));
    expect(account).toMatchObject({ balance: '5.00', version: 1, owner: 'Mira' });
  });

  test('omits an account that was removed meanwhile', () => {
    expect(names(withAnswers([one, three], [two], nothingPending))).toBe('one,three');
  });

  test('has a new account at its position: positioned ones first, then the others, oldest first', () => {
    const placed = [accountFixture({ name: 'first', sortOrder: 1 }), accountFixture({ name: 'third', sortOrder: 3 })];
    const mixed = [...placed, accountFixture({ name: 'old' })];
    const at = (sortOrder: number, createdAt: string) =>
      names(insertInOrder(mixed, accountFixture({ name: 'new', sortOrder, createdAt })));
    expect(at(2, '2026-01-01T00:00:00.000Z')).toBe('first,new,third,old');
    expect(at(0, '2026-01-01T00:00:00.000Z')).toBe('first,third,old,new');
    expect(at(0, '2024-01-01T00:00:00.000Z')).toBe('first,third,new,old');
  });

  test('keeps an order that was applied, or another one since', () => {
    expect(isInOrder(list, [one.id, three.id])).toBe(true);
    expect(isInOrder(list, [three.id, one.id])).toBe(false);
    expect(isInOrder(list, ['gone', one.id, two.id])).toBe(true);
  });
});
