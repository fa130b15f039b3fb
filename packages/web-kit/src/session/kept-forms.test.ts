import type { User } from '@plaza/contracts/identity/session';
import { forgetAllChanges, hasKeptForm, keepChanges, ownFormKey } from '../forms/kept-changes';
import { createAppStore } from '../store/store';
import { ada, renewsNone, renewsWith, takesOnly } from '../testing/server';
import { beginImpersonation, endImpersonation } from './impersonation';
import { followStoredSession, saveSession } from './session';

const bob: User = { ...ada, id: 'bob', firstName: 'Bob' };
const carol: User = { ...ada, id: 'carol', firstName: 'Carol' };
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const ownToken = tokenOf({ sub: ada.id });
const actingToken = tokenOf({ sub: bob.id, act: { sub: ada.id } });
const form = 'test/person';

afterEach(() => {
  forgetAllChanges();
  localStorage.clear();
});

/** Leaves a form in which something was changed. */
const leaveForm = () => keepChanges(form, ownFormKey(form), { city: 'Toronto' });

/** Whether the form is kept of whoever has this token. */
function isKeptOf(token: string): boolean {
  localStorage.setItem('jwt', token);
  return hasKeptForm(form);
}

/** Ada, who has left a form, acts as Bob and leaves one as him, too. */
function actingAsBob() {
  const page = createAppStore();
  page.dispatch(saveSession(ownToken, ada));
  leaveForm();
  const expiresAt = '2026-01-05T10:00:00.000Z';
  page.dispatch(beginImpersonation({ success: true, data: { accessToken: actingToken, user: bob, expiresAt } }));
  leaveForm();
  takesOnly(actingToken, '/api/v1/auth/impersonation/end');
  return page;
}

it("discards the input of an impersonation when it ends, and keeps the administrator's own", async () => {
  const page = actingAsBob();
  renewsWith(ownToken);
  await page.dispatch(endImpersonation());
  expect(isKeptOf(ownToken)).toBe(true);
  expect(isKeptOf(actingToken)).toBe(false);
});

it("discards everything if the administrator's session has ended meanwhile", async () => {
  const page = actingAsBob();
  renewsNone();
  await page.dispatch(endImpersonation());
  expect(isKeptOf(ownToken)).toBe(false);
  expect(isKeptOf(actingToken)).toBe(false);
});

it('discards the input of other users when somebody signs in, in this window or another one', () => {
  const page = createAppStore();
  page.dispatch(saveSession(ownToken, ada));
  leaveForm();
  page.dispatch(saveSession(tokenOf({ sub: carol.id }), carol));
  expect(isKeptOf(ownToken)).toBe(false);

  page.dispatch(saveSession(ownToken, ada));
  leaveForm();
  const unfollow = page.dispatch(followStoredSession());
  createAppStore().dispatch(saveSession(ownToken, ada)); // the same person anew
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(hasKeptForm(form)).toBe(true);
  localStorage.setItem('jwt', tokenOf({ sub: carol.id }));
  localStorage.setItem('user', JSON.stringify(carol));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(isKeptOf(ownToken)).toBe(false);
  unfollow();
});
