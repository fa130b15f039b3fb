import { HttpResponse, http } from 'msw';
import { createAppStore } from '../store/store';
import { ada, server } from '../testing/server';
import { beginImpersonation, endImpersonation } from './impersonation';
import { personalStorage, personalStores, windowStorage } from './personal-storage';
import { followStoredSession, saveSession, signOut, startSession } from './session';

const everything = () => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
const left = () => everything().map(([key]) => key);
const bob = { ...ada, id: 'bob', email: 'bob@example.org' };

beforeEach(() => {
  server.use(http.post('/api/v1/auth/signout', () => HttpResponse.json({ success: true })));
});

/** Signs in, and lets every area store something. */
function used(user = ada) {
  const page = createAppStore();
  page.dispatch(saveSession('a-token', user));
  for (const store of personalStores) {
    expect(personalStorage(store).write(user.id, `secret of ${user.id}`)).toBe(true);
    expect(personalStorage(store).write(user.id, `secret of ${user.id}`, 'draft.1')).toBe(true);
  }
  expect(windowStorage('plaza.private').write(user.id, `secret of ${user.id}`)).toBe(true);
  localStorage.setItem('plaza.color-mode', 'dark');
  return page;
}

it('removes all data of a user from the browser on sign-out, whichever area stored it', async () => {
  const page = used();
  expect(left().length).toBeGreaterThan(2 * personalStores.length);
  await page.dispatch(signOut());
  expect(everything()).toEqual([['plaza.color-mode', 'dark']]);
});

it('rejects writes of a window that was frozen during the sign-out', async () => {
  await used().dispatch(signOut());
  expect(personalStorage('plaza.addresses').write(ada.id, 'secret')).toBe(false);
  expect(windowStorage('plaza.private').write(ada.id, 'secret')).toBe(false);
  createAppStore().dispatch(saveSession('b-token', bob));
  expect(personalStorage('plaza.addresses').write(ada.id, 'secret')).toBe(false);
  expect(left().filter((key) => key.includes(ada.id))).toEqual([]);
});

it('clears at the start what a session left that ended while no window was open', async () => {
  used();
  localStorage.removeItem('jwt');
  localStorage.removeItem('user');
  localStorage.setItem(`plaza.of-an-area-that-declared-nothing.${ada.id}`, 'secret');
  await createAppStore().dispatch(startSession());
  expect(left()).toEqual(['plaza.color-mode']);
});

it('clears every window, as each has its own session storage', () => {
  const page = used();
  const stop = page.dispatch(followStoredSession());
  localStorage.removeItem('jwt'); // another window signs out, and cannot reach this one’s session storage
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  expect(left()).toEqual(['plaza.color-mode']);
  stop();
});

it('gives a user no data of the previous one, who did not sign out', () => {
  used();
  const page = createAppStore();
  page.dispatch(saveSession('b-token', bob));
  expect(left().sort()).toEqual(['jwt', 'plaza.color-mode', 'user']);
});

it('keeps the data of a user across a reload', async () => {
  used();
  const before = left();
  await createAppStore().dispatch(startSession());
  expect(left()).toEqual(before);
});

it("keeps the administrator's data during an impersonation, and none of the other user's afterwards", async () => {
  const page = used();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  page.dispatch(beginImpersonation({ success: true, data: { accessToken: 'b', user: bob, expiresAt } }));
  await createAppStore().dispatch(startSession());
  expect(personalStorage('plaza.addresses').write('bob', 'secret')).toBe(true);
  expect(personalStorage('plaza.addresses').read(ada.id)).toContain('secret');
  server.use(
    http.post('/api/v1/auth/refresh', () => HttpResponse.json({ data: { accessToken: 'a', user: ada } })),
    http.post('/api/v1/auth/impersonation/end', () => HttpResponse.json({ success: true })),
  );
  await page.dispatch(endImpersonation());
  expect(personalStorage('plaza.addresses').read(ada.id)).toContain('secret');
  expect(personalStorage('plaza.addresses').read('bob')).toBeNull();
});

it('keeps the texts of a window apart from those of all windows', () => {
  used();
  const [own, shared] = [windowStorage('plaza.private'), personalStorage('plaza.private')];
  own.write(ada.id, 'mine', 'draft.1');
  expect(own.read(ada.id, 'draft.1')).toBe('mine');
  expect(own.entries(ada.id)).toEqual(['draft.1']);
  expect(shared.read(ada.id, 'draft.1')).toContain('secret');
  own.remove(ada.id, 'draft.1');
  expect(own.read(ada.id, 'draft.1')).toBeNull();
  expect(shared.read(ada.id, 'draft.1')).toContain('secret');
});
