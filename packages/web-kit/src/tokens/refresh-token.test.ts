import { renewsWith } from '../testing/server';
import { refreshToken } from './refresh-token';

it('is asked for once by all that were refused the same token', async () => {
  localStorage.setItem('jwt', 'old');
  const refreshes = renewsWith('new');
  const all = await Promise.all([refreshToken('old'), refreshToken('old'), refreshToken('old')]);
  expect(all).toEqual(Array(3).fill({ kind: 'renewed', token: 'new' }));
  expect(refreshes.count).toBe(1);
});

it('for one’s own session is not taken for that of somebody else’s dead token, which is asked for at the same time', async () => {
  localStorage.removeItem('jwt');
  const refreshes = renewsWith('mine');
  const [theirs, own] = await Promise.all([refreshToken('of somebody acted as'), refreshToken(null)]);
  expect(theirs).toEqual({ kind: 'dead' });
  expect(own).toEqual({ kind: 'renewed', token: 'mine' });
  expect(refreshes.count).toBe(1);
});

it('that was made while one waited is taken, not asked for again', async () => {
  localStorage.setItem('jwt', 'old');
  const refreshes = renewsWith('new');
  const [first, second] = await Promise.all([refreshToken('old'), refreshToken(null)]);
  expect([first, second]).toEqual(Array(2).fill({ kind: 'renewed', token: 'new' }));
  expect(refreshes.count).toBe(1);
});
