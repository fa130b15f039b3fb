import { http } from 'msw';
import { send } from '../api/send';
import { createAppStore } from '../store/store';
import { ada, refused, renewsNone, renewsWith, server, takesOnly } from '../testing/server';
import { beginImpersonation, endImpersonation } from './impersonation';
import { fetchUser, signOut, startSession } from './session';
import { answersMe, cacheOf, store, stored, storeWithCache } from './testing/stored-session';

describe('impersonation', () => {
  const bob = { ...ada, id: '5b9f2f0e-3f43-4ea6-8b5c-0f2a6d2a9c02', firstName: 'Bob' };
  const expiresAt = '2026-01-05T10:00:00.000Z';
  const begun = { success: true as const, data: { accessToken: 'as-bob', user: bob, expiresAt } };
  const heardOfTheEnd = () => takesOnly('as-bob', '/api/v1/auth/impersonation/end');

  async function actingAsBob() {
    store('admin-token');
    const page = await storeWithCache();
    page.dispatch(beginImpersonation(begun));
    return page;
  }

  it("stores the user's token and clears fetched data, and survives a reload", async () => {
    const page = await actingAsBob();
    const session = { status: 'ready', token: 'as-bob', user: bob, impersonation: { expiresAt } };
    expect(page.getState().session).toEqual(session);
    expect(cacheOf(page)).toEqual([]);
    const reloaded = createAppStore();
    await reloaded.dispatch(startSession());
    expect(reloaded.getState().session).toEqual(session);
  });

  it.each([
    ['ended', (page: ReturnType<typeof createAppStore>) => page.dispatch(endImpersonation())],
    ['signed out of', (page: ReturnType<typeof createAppStore>) => page.dispatch(signOut())],
  ])(
    "is %s by notifying the server and returning to the administrator's session with the cookie",
    async (_how, end) => {
      const page = await actingAsBob();
      const heard = heardOfTheEnd();
      renewsWith('admin-again');
      await end(page);
      expect(heard).toEqual(['Bearer as-bob']);
      expect(page.getState().session).toEqual({
        status: 'ready',
        token: 'admin-again',
        user: ada,
        impersonation: null,
      });
    },
  );

  it("signs out if the administrator's session has ended meanwhile", async () => {
    const page = await actingAsBob();
    heardOfTheEnd();
    renewsNone();
    await page.dispatch(endImpersonation());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('never repeats a rejected call as the administrator', async () => {
    await actingAsBob();
    const asked = takesOnly('admin-again', '/api/v1/bookings');
    const refreshes = renewsWith('admin-again');
    expect(await send({ url: '/api/v1/bookings', method: 'POST', body: {} })).toMatchObject({ error: { status: 401 } });
    expect(asked).toEqual(['Bearer as-bob']);
    expect(refreshes.count).toBe(0);
  });

  it('never repeats a rejected call as a user who signed in meanwhile', async () => {
    const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;
    localStorage.setItem('jwt', tokenOf('bob'));
    const asked: (string | null)[] = [];
    server.use(
      http.post('/api/v1/bookings', ({ request }) => {
        asked.push(request.headers.get('authorization'));
        localStorage.setItem('jwt', tokenOf('ada')); // in another window
        return refused(401, 'token_revoked');
      }),
    );
    expect(await send({ url: '/api/v1/bookings', method: 'POST', body: {} })).toMatchObject({ error: { status: 401 } });
    expect(asked).toEqual([`Bearer ${tokenOf('bob')}`]);
  });

  it.each([
    ['was still theirs', 'bob'],
    ['was gone already', null],
  ])("and a request with a token that %s do not end the administrator's session", async (_which, sub) => {
    const tokenOf = (whose: string) => `head.${btoa(JSON.stringify({ sub: whose }))}.signature`;
    if (sub) store(tokenOf(sub));
    const page = createAppStore();
    answersMe(() => {
      localStorage.setItem('jwt', tokenOf('ada')); // oneself again, while the server answers
      return refused(401, 'token_revoked');
    });
    renewsNone();
    await page.dispatch(fetchUser());
    expect(stored().jwt).toBe(tokenOf('ada'));
  });

  it('ends automatically when its token is rejected', async () => {
    const page = await actingAsBob();
    answersMe(() => refused(401, 'token_expired'));
    server.use(http.post('/api/v1/auth/impersonation/end', () => refused(401, 'token_expired')));
    renewsWith('admin-again');
    await page.dispatch(fetchUser());
    expect(page.getState().session).toMatchObject({ token: 'admin-again', user: ada, impersonation: null });
  });
});
