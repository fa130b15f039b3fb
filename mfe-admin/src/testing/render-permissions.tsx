import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPermissions } from '../tab-permissions/tab-permissions';

/** Renders the permissions for a high-level administrator, as after a page load. */
export function renderTabPermissions(id = 'u-1') {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture({ id, role: 'admin_high' })));
  return renderInPlaza(<TabPermissions userId={id} />, { store });
}

/** The region that shows toasts. */
export const toasts = () => screen.getByRole('region', { name: /Notifications/ });

export const tab = (name: string) => screen.getByRole('switch', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const opened = () => screen.findByRole('switch', { name: 'Markets' });

/** Opens the review of unsaved changes with the save button. */
export async function review(button = 'Save Changes') {
  await press(button);
  return within(screen.getByRole('dialog', { name: 'Review Changes' }));
}

/** Saves, including the review. */
export async function save(button?: string) {
  const dialog = await review(button);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
}
