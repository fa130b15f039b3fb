import { HttpResponse, http } from 'msw';
import { api } from '../api/api';
import { send } from '../api/send';
import { createAppStore } from '../store/store';
import { ada, refused, renewsNone, renewsWith, server, takesOnly } from '../testing/server';
import { beginImpersonation, endImpersonation } from './impersonation';
import { clearSession, fetchUser, followOtherWindows, saveSession, signOut, startSession, updateUser } from './session';
import { sessionApi } from './session-api';

test('what was kept for a person alone goes when they sign out, and nobody else’s', async () => {
  server.use(http.post('/api/v1/auth/signout', () => HttpResponse.json({ success: true })));
  const appStore = createAppStore();
  appStore.dispatch(saveSession('a-token', ada));
  const keys = [`plaza.private.${ada.id}.draft.1`, 'plaza.private.somebody.draft.1', 'plaza.color-mode'];
  for (const key of keys) localStorage.setItem(key, 'kept');
  await appStore.dispatch(signOut());
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, 'kept', 'kept']);
});

const mePath = '/api/v1/auth/me';
const me = (user = ada) => HttpResponse.json({ success: true, data: { user }, user });
const stored = () => ({ jwt: localStorage.getItem('jwt'), user: localStorage.getItem('user') });
const store = (token: string, user: string | null = JSON.stringify(ada)) => {
  localStorage.setItem('jwt', token);
  if (user !== null) localStorage.setItem('user', user);
};

function answersMe(answer: () => Response | Promise<Response>) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(mePath, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  return asked;
}

/** A store that has fetched something for whom it is signed in. */
async function storeWithCache() {
  server.use(http.get('/api/v1/remotes', () => HttpResponse.json([])));
  const page = createAppStore();
  await page.dispatch(sessionApi.endpoints.sessionRemotes.initiate());
  expect(cacheOf(page)).toHaveLength(1);
  return page;
}
const cacheOf = (page: ReturnType<typeof createAppStore>) => Object.keys(page.getState()[api.reducerPath].queries);

describe('starting', () => {
  it('takes up token and person as they are stored, without a call', async () => {
    store('token');
    const page = createAppStore();
    expect(page.getState().session.status).toBe('starting');
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
  });

  it('asks who a token without a person belongs to, and keeps the answer', async () => {
    store('token', null);
    const asked = answersMe(() => me());
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(asked).toEqual(['Bearer token']);
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
    expect(stored()).toEqual({ jwt: 'token', user: JSON.stringify(ada) });
  });

  it.each(['undefined', 'null', '{"id":', '"Ada"', '[]', '{}'])('removes the person %s and asks', async (corrupt) => {
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
  });

  it('removes a corrupt person without a token too', async () => {
    localStorage.setItem('user', 'undefined');
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(stored().user).toBeNull();
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('counts a person without a token as nobody', async () => {
    localStorage.setItem('user', JSON.stringify(ada));
    const page = createAppStore();
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('clears token, person and cache when the server takes the token no longer', async () => {
    store('token', null);
    answersMe(() => refused(401, 'token_revoked'));
    renewsNone();
    const page = await storeWithCache();
    await page.dispatch(startSession());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(cacheOf(page)).toEqual([]);
  });

  it('clears too when the server took the token before, and no longer does', async () => {
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

  it('goes on with a renewed token', async () => {
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
    ['no answer comes', () => HttpResponse.error()],
  ])('only logs when %s, and keeps the token', async (_case, answer) => {
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

  it('leaves nobody behind when one signs out while it asks', async () => {
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

describe('a session', () => {
  it('is saved with both its parts, and empties the cache', async () => {
    const page = await storeWithCache();
    page.dispatch(saveSession('token', ada));
    expect(stored()).toEqual({ jwt: 'token', user: JSON.stringify(ada) });
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
    expect(cacheOf(page)).toEqual([]);
  });

  it('replaces its person, and nothing else', async () => {
    const page = await storeWithCache();
    page.dispatch(saveSession('token', ada));
    page.dispatch(updateUser({ ...ada, firstName: 'Augusta' }));
    expect(page.getState().session).toMatchObject({ token: 'token', user: { firstName: 'Augusta' } });
    expect(JSON.parse(stored().user ?? '')).toMatchObject({ firstName: 'Augusta' });
    expect(stored().jwt).toBe('token');
  });

  it('is cleared with both its parts and the cache', async () => {
    store('token');
    const page = await storeWithCache();
    await page.dispatch(startSession());
    page.dispatch(clearSession());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
    expect(cacheOf(page)).toEqual([]);
  });
});

describe('signing out', () => {
  it('tells the server, with the token, and clears', async () => {
    store('token');
    const told: (string | null)[] = [];
    server.use(
      http.post('/api/v1/auth/signout', ({ request }) => {
        told.push(request.headers.get('authorization'));
        return HttpResponse.json({ success: true, message: 'Signed out.' });
      }),
    );
    const page = createAppStore();
    await page.dispatch(startSession());
    await page.dispatch(signOut());
    expect(told).toEqual(['Bearer token']);
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session.token).toBeNull();
  });

  it('clears the browser before the server is asked, which may hang', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const hanging = new AbortController();
    timeout.mockReturnValue(hanging.signal);
    store('token');
    server.use(http.post('/api/v1/auth/signout', () => new Promise<Response>(() => undefined)));
    const page = await storeWithCache();
    await page.dispatch(startSession());
    const told = page.dispatch(signOut());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session).toMatchObject({ token: null, user: null });
    expect(cacheOf(page)).toEqual([]);
    expect(timeout).toHaveBeenCalledWith(5000);
    hanging.abort();
    await told;
    expect(warned).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('tells the server even when the window is closed at once', async () => {
    store('token');
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(HttpResponse.json({ success: true }));
    await createAppStore().dispatch(signOut());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v1/auth/signout',
      expect.objectContaining({ keepalive: true, credentials: 'include', headers: { Authorization: 'Bearer token' } }),
    );
    fetched.mockRestore();
  });

  it.each([
    ['fails', () => HttpResponse.error()],
    ['refuses', () => refused(500, 'internal_error')],
  ])('is done though the server %s', async (_how, answer) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    store('token');
    server.use(http.post('/api/v1/auth/signout', answer));
    await createAppStore().dispatch(signOut());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it('is over for the server before somebody signs in here again, whose cookie its answer would take', async () => {
    store('token');
    const heard: string[] = [];
    let answer: () => void = () => undefined;
    server.use(
      http.post('/api/v1/auth/signout', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        heard.push('signed out');
        return HttpResponse.json({ success: true });
      }),
      http.post('/api/v1/auth/signin', () => {
        heard.push('signing in');
        return HttpResponse.json({ success: true });
      }),
    );
    const told = createAppStore().dispatch(signOut());
    const signedIn = send({ url: '/api/v1/auth/signin', method: 'POST', body: {} });
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    await Promise.all([told, signedIn]);
    expect(heard).toEqual(['signed out', 'signing in']);
  });
});

describe('another window of this browser', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  async function followingPage() {
    store('token');
    const page = await storeWithCache();
    await page.dispatch(startSession());
    return { page, unfollow: page.dispatch(followOtherWindows()) };
  }

  it('signs this one out too', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.clear();
    tell('jwt');
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
    expect(cacheOf(page)).toEqual([]);
    unfollow();
  });

  it('signs this one in as somebody else, who sees nothing of the one before', async () => {
    const { page, unfollow } = await followingPage();
    store('theirs', JSON.stringify({ ...ada, id: 'another-id' }));
    tell('user');
    expect(page.getState().session).toMatchObject({ token: 'theirs', user: { id: 'another-id' } });
    expect(cacheOf(page)).toEqual([]);
    unfollow();
  });

  it('renews the token of the same person, whose data stays', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.setItem('jwt', 'renewed');
    tell('jwt');
    expect(page.getState().session.token).toBe('renewed');
    expect(cacheOf(page)).toHaveLength(1);
    unfollow();
  });

  it('is not followed for other keys, nor any longer than asked', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.setItem('jwt', 'renewed');
    tell('plaza.color-mode');
    expect(page.getState().session.token).toBe('token');
    unfollow();
    tell('jwt');
    expect(page.getState().session.token).toBe('token');
  });
});

describe('acting as somebody else', () => {
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

  it('takes their token and forgets what was fetched, and survives a reload', async () => {
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
  ])('is %s by telling the server and going on as oneself, by the cookie', async (_how, end) => {
    const page = await actingAsBob();
    const heard = heardOfTheEnd();
    renewsWith('admin-again');
    await end(page);
    expect(heard).toEqual(['Bearer as-bob']);
    expect(page.getState().session).toEqual({ status: 'ready', token: 'admin-again', user: ada, impersonation: null });
  });

  it('leaves nobody signed in when the own session has ended meanwhile', async () => {
    const page = await actingAsBob();
    heardOfTheEnd();
    renewsNone();
    await page.dispatch(endImpersonation());
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
  });

  it('never makes a refused call again as the administrator', async () => {
    await actingAsBob();
    const asked = takesOnly('admin-again', '/api/v1/bookings');
    const refreshes = renewsWith('admin-again');
    expect(await send({ url: '/api/v1/bookings', method: 'POST', body: {} })).toMatchObject({ error: { status: 401 } });
    expect(asked).toEqual(['Bearer as-bob']);
    expect(refreshes.count).toBe(0);
  });

  it('never makes a refused call again as somebody who signed in meanwhile', async () => {
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
  ])('and the news of its end, asked for with a token that %s, ends no session of one’s own', async (_which, sub) => {
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

  it('ends by itself when its token is no longer taken', async () => {
    const page = await actingAsBob();
    answersMe(() => refused(401, 'token_expired'));
    server.use(http.post('/api/v1/auth/impersonation/end', () => refused(401, 'token_expired')));
    renewsWith('admin-again');
    await page.dispatch(fetchUser());
    expect(page.getState().session).toMatchObject({ token: 'admin-again', user: ada, impersonation: null });
  });
});
