import type { User } from '@plaza/contracts/identity/session';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import remote from '../remote';
import { idOf } from './users-server';

/** The user who opens the panel. */
export const callerFixture = (overrides: Partial<User> = {}) =>
  userFixture({ id: idOf(900), firstName: 'Mary', lastName: 'Caller', role: 'admin_high', ...overrides });

/** Opens the admin tab at a URL, as after a page load. */
export function renderPanel(user: User = callerFixture(), path = '/dashboard/admin') {
  const AdminTab = remote.tabs.admin;
  if (!AdminTab) throw new Error('the remote has no admin tab');
  const page = (
    <>
      <AdminTab />
      <Address />
    </>
  );
  return renderPart(page, user, path);
}

/** Renders a part of the panel for a signed-in user, by default a high-level administrator. */
export function renderPart(part: ReactNode, user: User = callerFixture(), path = '/') {
  const store = createAppStore();
  store.dispatch(saveSession('token', user));
  return renderInPlaza(part, { store, path });
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        One step back
      </button>
    </>
  );
}

/** Navigates back, as the browser's Back button does. */
export const goBack = (user: Hands) => user.click(screen.getByRole('button', { name: 'One step back' }));

/** The current URL. */
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

type Hands = ReturnType<typeof renderPanel>['user'];

/** Chooses an action in the row of a user. */
export async function act(user: Hands, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

export async function choose(user: Hands, field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export async function optionsOf(user: Hands, field: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return options;
}

/**
 * Finds a toast by its title and message. Searches by text, since an open dialog hides toasts from the accessibility
 * tree.
 */
export async function findToast(title: 'Success' | 'Error', words: string) {
  expect(await screen.findByText(words, { selector: 'li *' })).toBeVisible();
  expect(screen.getByText(title, { selector: 'li *' })).toBeVisible();
}
