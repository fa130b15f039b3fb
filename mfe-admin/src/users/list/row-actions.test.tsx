import { screen, waitFor } from '@testing-library/react';
import { callerFixture, renderPanel } from '../../testing/render-panel';
import { adminUserFixture, idOf, serveUsers } from '../../testing/users-server';

describe('the actions on a user', () => {
  const admin = adminUserFixture({
    id: idOf(1),
    firstName: 'Alan',
    lastName: 'Admin',
    role: 'admin_low',
    isAdmin: true,
  });
  const flagged = adminUserFixture({ id: idOf(2), firstName: 'Fay', lastName: 'Flagged', isAdmin: true });
  const customer = adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer' });

  async function actionsOf(user: ReturnType<typeof renderPanel>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    const open = items.filter((item) => item.getAttribute('aria-disabled') !== 'true');
    const labels = open.map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return labels;
  }

  it('are all available to a high-level admin, who cannot sign in as an admin', async () => {
    serveUsers([admin, flagged, customer]);
    const { user } = renderPanel();
    expect(await actionsOf(user, 'Carl Customer')).toEqual([
      'Edit User',
      'Reset Password',
      'Sign In as This User',
      'Delete User',
    ]);
    for (const name of ['Alan Admin', 'Fay Flagged']) {
      expect(await actionsOf(user, name)).toEqual(['Edit User', 'Reset Password', 'Delete User']);
    }
    expect(screen.queryByText('Administrators are managed by high-level admins.')).not.toBeInTheDocument();
  });

  it('are not available on admins for an admin, with an explanation', async () => {
    serveUsers([admin, flagged, customer]);
    const { user } = renderPanel(callerFixture({ role: 'admin_low' }));
    expect(await actionsOf(user, 'Carl Customer')).toEqual(['Edit User', 'Reset Password', 'Delete User']);
    expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
    expect(screen.getAllByRole('img', { name: 'Managed by high-level admins' })).toHaveLength(2);
    expect(screen.getByText('Administrators are managed by high-level admins.')).toBeVisible();
  });

  it('are limited to the names for the own account', async () => {
    const mary = callerFixture({ role: 'admin_low' });
    serveUsers([adminUserFixture(mary)]);
    const { user } = renderPanel(mary);
    expect(await actionsOf(user, 'Mary Caller')).toEqual(['Edit User']);
    expect(screen.getByText('You')).toBeVisible();
  });

  it('exclude signing in as an inactive user', async () => {
    serveUsers([{ ...customer, isActive: false }]);
    const { user } = renderPanel();
    expect(await actionsOf(user, 'Carl Customer')).toEqual(['Edit User', 'Reset Password', 'Delete User']);
  });

  it('are reachable by keyboard, and the focus returns to the row', async () => {
    serveUsers([customer]);
    const { user } = renderPanel();
    const button = await screen.findByRole('button', { name: 'Actions for Carl Customer' });
    button.focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
