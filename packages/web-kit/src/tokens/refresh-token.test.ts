import { renewsWith } from '../testing/server';
import { refreshToken } from './refresh-token';

it('is requested once by all calls whose token was rejected', async () => {
  localStorage.setItem('jwt', 'old');
  const refreshes = renewsWith('new');
  const all = await Promise.all([refreshToken('old'), refreshToken('old'), refreshToken('old')]);
  expect(all).toEqual(Array(3).fill({ kind: 'renewed', token: 'new' }));
  expect(refreshes.count).toBe(1);
});

it("for the own session is not used for another user's expired token, which is renewed at the same time", async () => {
  localStorage.removeItem('jwt');
  const refreshes = renewsWith('mine');
  const [theirs, own] = await Promise.all([refreshToken('of somebody acted as'), refreshToken(null)]);
  expect(theirs).toEqual({ kind: 'dead' });
  expect(own).toEqual({ kind: 'renewed', token: 'mine' });
  expect(refreshes.count).toBe(1);
});

it('that was issued meanwhile is used, not requested again', async () => {
  localStorage.setItem('jwt', 'old');
  const refreshes = renewsWith('new');
  const [first, second] = await Promise.all([refreshToken('old'), refreshToken(null)]);
  expect([first, second]).toEqual(Array(2).fill({ kind: 'renewed', token: 'new' }));
  expect(refreshes.count).toBe(1);
});
