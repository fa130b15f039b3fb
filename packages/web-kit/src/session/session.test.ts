import { HttpResponse, http } from 'msw';
import { createAppStore } from '../store/store';
import { ada, server } from '../testing/server';
import { clearSession, saveSession, signOut, startSession, updateUser } from './session';
import { cacheOf, store, stored, storeWithCache } from './testing/stored-session';

test('removes personal data on sign-out, and no other data', async () => {
  server.use(http.post('/api/v1/auth/signout', () => HttpResponse.json({ success: true })));
  const appStore = createAppStore();
  appStore.dispatch(saveSession('a-token', ada));
  const keys = [`plaza.private.${ada.id}.draft.1`, 'plaza.private.somebody.draft.1', 'plaza.color-mode'];
  for (const key of keys) localStorage.setItem(key, 'kept');
  await appStore.dispatch(signOut());
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, 'kept', 'kept']);
});

describe('a session', () => {
  it('is stored with both its parts, and clears the cache', async () => {
    const page = await storeWithCache();
    page.dispatch(saveSession('token', ada));
    expect(stored()).toEqual({ jwt: 'token', user: JSON.stringify(ada) });
    expect(page.getState().session).toEqual({ status: 'ready', token: 'token', user: ada, impersonation: null });
    expect(cacheOf(page)).toEqual([]);
  });

  it('replaces its user, and nothing else', async () => {
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
