import { ada } from '../testing/server';
import { followStoredSession, startSession } from './session';
import { cacheOf, store, storeWithCache } from './testing/stored-session';

describe('another window of this browser', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  async function followingPage() {
    store('token');
    const page = await storeWithCache();
    await page.dispatch(startSession());
    return { page, unfollow: page.dispatch(followStoredSession()) };
  }

  it('signs this one out too', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.clear();
    tell('jwt');
    expect(page.getState().session).toEqual({ status: 'ready', token: null, user: null, impersonation: null });
    expect(cacheOf(page)).toEqual([]);
    unfollow();
  });

  it('signs this one in as another user, who sees no data of the previous one', async () => {
    const { page, unfollow } = await followingPage();
    store('theirs', JSON.stringify({ ...ada, id: 'another-id' }));
    tell('user');
    expect(page.getState().session).toMatchObject({ token: 'theirs', user: { id: 'another-id' } });
    expect(cacheOf(page)).toEqual([]);
    unfollow();
  });

  it('renews the token of the same user, whose data is kept', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.setItem('jwt', 'renewed');
    tell('jwt');
    expect(page.getState().session.token).toBe('renewed');
    expect(cacheOf(page)).toHaveLength(1);
    unfollow();
  });

  it('is not followed for other keys, or after following has stopped', async () => {
    const { page, unfollow } = await followingPage();
    localStorage.setItem('jwt', 'renewed');
    tell('plaza.color-mode');
    expect(page.getState().session.token).toBe('token');
    unfollow();
    tell('jwt');
    expect(page.getState().session.token).toBe('token');
  });
});
