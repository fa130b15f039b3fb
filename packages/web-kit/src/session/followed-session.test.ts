import { send } from '../api/send';
import { createAppStore } from '../store/store';
import { ada, renewsWith, takesOnly } from '../testing/server';
import { followStoredSession, startSession } from './session';
import { cacheOf, store, storeWithCache } from './testing/stored-session';

let unfollow: (() => void) | undefined;
afterEach(() => {
  unfollow?.();
  localStorage.clear();
});

async function followingPage() {
  store('old', JSON.stringify({ ...ada, role: 'contractor', lastName: 'Before' }));
  const page = await storeWithCache();
  await page.dispatch(startSession());
  unfollow = page.dispatch(followStoredSession());
  return page;
}

it('a silently renewed session updates the user here, and keeps their data', async () => {
  const page = await followingPage();
  takesOnly('new', '/api/v1/things');
  renewsWith('new');
  await send({ url: '/api/v1/things' });
  expect(page.getState().session).toMatchObject({ token: 'new', user: ada });
  expect(cacheOf(page)).toHaveLength(1);
});

it('a page that the browser had frozen follows what other windows did meanwhile', async () => {
  const page = await followingPage();
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  expect(page.getState().session.token).toBe('old'); // it was only loaded
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.getState().session).toMatchObject({ token: null, user: null });
  expect(cacheOf(page)).toEqual([]);
});

it('no renewal is adopted after following has stopped', async () => {
  const page = await followingPage();
  unfollow?.();
  takesOnly('new', '/api/v1/things');
  renewsWith('new');
  await send({ url: '/api/v1/things' });
  expect(page.getState().session.token).toBe('old');
  expect(createAppStore().getState().session.token).toBeNull();
});
