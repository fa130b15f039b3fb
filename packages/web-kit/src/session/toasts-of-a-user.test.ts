import { createAppStore } from '../store/store';
import { ada, renewsWith, takesOnly } from '../testing/server';
import { toast, toastQueue } from '../toasts/toast-queue';
import { beginImpersonation, endImpersonation } from './impersonation';
import { clearSession, followStoredSession, saveSession, startSession } from './session';

const bob = { ...ada, id: '5b9f2f0e-3f43-4ea6-8b5c-0f2a6d2a9c02', firstName: 'Bob' };
const asBob = { success: true as const, data: { accessToken: 'as-bob', user: bob, expiresAt: '2026-01-05T10:00:00Z' } };

afterEach(() => localStorage.clear());

/** A window of Ada, which offers to undo her last change. */
async function windowOfAda() {
  const page = createAppStore();
  page.dispatch(saveSession('a-token', ada));
  await page.dispatch(startSession());
  toast({ title: 'Alert removed', action: { label: 'Undo', onClick: () => undefined } });
  return page;
}

const titles = () => toastQueue.read().map(({ title }) => title);

it('offers no change of the previous user once another one has signed in in another window', async () => {
  const page = await windowOfAda();
  const unfollow = page.dispatch(followStoredSession());
  localStorage.setItem('jwt', 'b-token');
  localStorage.setItem('user', JSON.stringify(bob));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(page.getState().session.user).toEqual(bob);
  expect(titles()).toEqual([]);
  unfollow();
});

it('keeps the toast when the same session was renewed', async () => {
  const page = await windowOfAda();
  const unfollow = page.dispatch(followStoredSession());
  localStorage.setItem('jwt', 'newer-token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  expect(page.getState().session.token).toBe('newer-token');
  expect(titles()).toEqual(['Alert removed']);
  unfollow();
});

it('is empty after a sign-out, and after a sign-in', async () => {
  const page = await windowOfAda();
  page.dispatch(clearSession());
  expect(titles()).toEqual([]);
  toast({ title: 'Expired' });
  page.dispatch(saveSession('b-token', bob));
  expect(titles()).toEqual([]);
});

it('is empty when an administrator starts to act as another user, and when that ends', async () => {
  const page = await windowOfAda();
  page.dispatch(beginImpersonation(asBob));
  expect(titles()).toEqual([]);
  toast({ title: 'Message discarded' });
  takesOnly('as-bob', '/api/v1/auth/impersonation/end');
  renewsWith('admin-again');
  expect(await page.dispatch(endImpersonation())).toBe(true);
  expect(titles()).toEqual([]);
});
