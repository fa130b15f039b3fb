import { screen } from '@testing-library/react';
import { renderAdminTab } from '../test-render';
import { keepPermissions } from '../test-server';

it('shows Tab Permissions to a high-level admin', async () => {
  keepPermissions();
  renderAdminTab('admin_high');
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tab Permissions', selected: true })).toBeVisible();
  expect(await screen.findAllByRole('switch')).toHaveLength(14);
});

it.each(['admin_low', 'contractor'] as const)('shows %s that nothing is here yet, and asks for nothing', (role) => {
  const kept = keepPermissions();
  renderAdminTab(role);
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByText('User management is not part of this release yet')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(kept.reads).toBe(0);
});
