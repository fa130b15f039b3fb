import { HttpResponse } from 'msw';
import { createAppStore } from '../store/store';
import { ada, refused, renewsNone, renewsWith } from '../testing/server';
import { clearSession, fetchUser, startSession } from './session';
import { answersMe, cacheOf, me, store, stored, storeWithCache } from './testing/stored-session';

describe('starting', () => {
  it('uses the stored token and user without a call', async () => {
    store('token');
    const page = createAppStore();
    expect(page.getState().session.status).toBe('starting');
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
  });

  it('fetches the user of a token without a user, and stores the answer', async () => {
    store('token', null);
    const asked = answersMe(() => me());
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(asked).toEqual(['Bearer token']);
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
    expect(stored()).toEqual({ jwt: 'token', user: JSON.stringify(ada) });
  });

  it.each(['undefined', 'null', '{"id":', '"Ada"', '[]', '{}'])(
    'removes the user %s and fetches it',
    async (corrupt) => {
      store('token', corrupt);
      const seen: (string | null)[] = [];
      answersMe(() => {
        seen.push(localStorage.getItem('user'));
        return me();
      });
      const page = createAppStore();
      await page.dispatch(startSession());
      expect(seen).toEqual([null]);
      expect(page.getState().session.user).toEqual(ada);
    },
  );

  it('removes a corrupt user without a token too', async () => {
    localStorage.setItem('user', 'undefined');
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(stored().user).toBeNull();
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('ignores a user without a token', async () => {
    localStorage.setItem('user', JSON.stringify(ada));
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('clears token, user and cache if the server rejects the token', async () => {
    store('token', null);
    answersMe(() => refused(401, 'token_revoked'));
    renewsNone();
    const page = await storeWithCache();
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(cacheOf(page)).toEqual([]);
  });

  it('clears also if the server accepted the token before and no longer does', async () => {
    store('token');
    const page = createAppStore();
    await page.dispatch(startSession());
    answersMe(() => me());
    await page.dispatch(fetchUser());
    answersMe(() => refused(401, 'token_revoked'));
    renewsNone();
    await page.dispatch(fetchUser());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session).toMatchObject({ token: null, user: null });
  });

  it('continues with a renewed token', async () => {
    store('old', null);
    const asked = answersMe(() => (asked.length === 1 ? refused(401, 'token_expired') : me()));
    renewsWith('new');
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(asked).toEqual(['Bearer old', 'Bearer new']);
    expect(page.getState().session).toEqual({ status: 'ready', token: 'new', user: ada, impersonation: null });
  });

  it.each([
    ['the server fails', () => new HttpResponse('oops', { status: 500 })],
    ['no answer arrives', () => HttpResponse.error()],
  ])('only logs if %s, and keeps the token', async (_case, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    store('token', null);
    answersMe(answer);
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: null, impersonation: null });
    expect(stored().jwt).toBe('token');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('"token"');
    logged.mockRestore();
  });

  it('stores nothing if the user signs out during the request', async () => {
    store('token', null);
    const page = createAppStore();
    answersMe(() => {
      page.dispatch(clearSession());
      return me();
    });
    await page.dispatch(fetchUser());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session.user).toBeNull();
  });
});
