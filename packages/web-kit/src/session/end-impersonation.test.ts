import { HttpResponse, http } from 'msw';
import { createAppStore } from '../store/store';
import { ada, refused, renewsNone, renewsWith, server, takesOnly } from '../testing/server';
import { toastQueue } from '../toasts/toast-queue';
import { beginImpersonation, endImpersonation } from './impersonation';
import { personalStorage } from './personal-storage';
import { followStoredSession, saveSession, startSession } from './session';

const bob = { ...ada, id: '5b9f2f0e-3f43-4ea6-8b5c-0f2a6d2a9c02', firstName: 'Bob', lastName: 'Marsh' };
const expiresAt = '2026-01-05T10:00:00.000Z';
const endPath = '/api/v1/auth/impersonation/end';
const draft = personalStorage('plaza.admin.tab-permissions');

afterEach(() => jest.restoreAllMocks());

/** Ada, who has something unsaved, and acts as Bob. */
function actingAsBob() {
  const page = createAppStore();
  page.dispatch(saveSession('admin-token', ada));
  draft.write(ada.id, 'unsaved');
  page.dispatch(beginImpersonation({ success: true, data: { accessToken: 'as-bob', user: bob, expiresAt } }));
  return page;
}

/** Another window, which hears of each change of the storage at once, as windows of other processes do. */
async function otherWindow() {
  const page = createAppStore();
  await page.dispatch(startSession());
  page.dispatch(followStoredSession());
  for (const method of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args: string[]) {
      original.apply(this, args as [string, string]);
      const [key] = args;
      if (key !== undefined && !key.startsWith('plaza.admin')) dispatchEvent(new StorageEvent('storage', { key }));
    });
  }
  return page;
}

it('keeps the administrator’s session in another window, where nobody is signed out meanwhile', async () => {
  const page = actingAsBob();
  const other = await otherWindow();
  sessionStorage.setItem(`plaza.private.${bob.id}`, 'of Bob');
  const tokens: (string | null)[] = [];
  other.subscribe(() => tokens.push(other.getState().session.token));
  takesOnly('as-bob', endPath);
  renewsWith('admin-again');
  await page.dispatch(endImpersonation());
  const own = { status: 'ready', token: 'admin-again', user: ada, impersonation: null };
  expect(page.getState().session).toEqual(own);
  expect(other.getState().session).toEqual(own);
  expect(tokens).not.toContain(null);
  expect(draft.read(ada.id)).toBe('unsaved');
  expect(sessionStorage.getItem(`plaza.private.${bob.id}`)).toBeNull();
});

it.each([
  ['the server answers that it cannot', () => refused(503, 'upstream_unavailable', 'Please try again in a moment.')],
  ['no answer arrives', () => HttpResponse.error()],
])('reports the error and changes nothing if %s', async (_how, answer) => {
  const page = actingAsBob();
  const heard = takesOnly('as-bob', endPath);
  server.use(http.post('/api/v1/auth/refresh', answer));
  const logged = jest.spyOn(console, 'error').mockImplementation();
  expect(await page.dispatch(endImpersonation())).toBe(false);
  expect(page.getState().session).toEqual({
    status: 'ready',
    token: 'as-bob',
    user: bob,
    impersonation: { expiresAt },
  });
  expect(heard).toEqual([]);
  expect(draft.read(ada.id)).toBe('unsaved');
  expect(toastQueue.read()[0]).toMatchObject({ title: 'You still act as Bob Marsh', variant: 'error' });
  expect(logged).toHaveBeenCalledTimes(1);
  renewsWith('admin-again');
  expect(await page.dispatch(endImpersonation())).toBe(true);
  expect(page.getState().session).toMatchObject({ token: 'admin-again', user: ada, impersonation: null });
  expect(heard).toEqual(['Bearer as-bob']);
});

it('is done once by windows that end it at the same time', async () => {
  const [first, second] = [actingAsBob(), createAppStore()];
  await second.dispatch(startSession());
  const heard = takesOnly('as-bob', endPath);
  const refreshes = renewsWith('admin-again');
  expect(await Promise.all([first.dispatch(endImpersonation()), second.dispatch(endImpersonation())])).toEqual([
    true,
    true,
  ]);
  expect(refreshes.count).toBe(1);
  expect(heard).toEqual(['Bearer as-bob']);
  for (const page of [first, second])
    expect(page.getState().session).toMatchObject({ token: 'admin-again', user: ada });
});

it("signs out if the administrator's session has ended, and still reports the end", async () => {
  const page = actingAsBob();
  const heard = takesOnly('as-bob', endPath);
  renewsNone();
  expect(await page.dispatch(endImpersonation())).toBe(true);
  expect(page.getState().session).toMatchObject({ token: null, user: null, impersonation: null });
  expect(heard).toEqual(['Bearer as-bob']);
});

it('keeps a session that began in another window while the server answered', async () => {
  const page = actingAsBob();
  takesOnly('as-bob', endPath);
  renewsWith('admin-again', () => {
    createAppStore().dispatch(saveSession('theirs', { ...ada, id: 'carol' }));
  });
  expect(await page.dispatch(endImpersonation())).toBe(true);
  expect(page.getState().session).toMatchObject({ token: 'theirs', user: { id: 'carol' }, impersonation: null });
});
