import type { Role } from '@plaza/contracts/roles';
import { personOf } from '@plaza/test-kit/screens/person';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen } from '@testing-library/react';
import remote from './remote';

/** Shows the admin tab to a person of this role, as a freshly opened page would. */
export function renderAdminTab(role: Role, id = 'u-1') {
  const AdminTab = remote.tabs.admin;
  if (!AdminTab) throw new Error('the remote has no admin tab');
  const store = createAppStore();
  store.dispatch(saveSession('token', personOf({ id, role })));
  return renderInPlaza(<AdminTab />, { store });
}

/** Where toasts are shown. */
export const toasts = () => screen.getByRole('region', { name: /Notifications/ });
