import { server } from '@plaza/test-kit/screens/mock-server';
import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { servePermissions } from '../testing/permissions-server';
import { address, callerFixture, goBack, renderPanel } from '../testing/render-panel';
import { crowd, serveUsers } from '../testing/users-server';

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('opens with User Management, and has Tab Permissions for a high-level admin', async () => {
  serveUsers(crowd(1));
  renderPanel(callerFixture({ role: 'admin_high' }));
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(tabs()).toEqual(['User Management', 'Tab Permissions', 'Userbase Map', 'Audit', 'Releases', 'Operations']);
  expect(screen.getByRole('tab', { name: 'User Management', selected: true })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ada Number1/ })).toBeVisible();
});

it.each([
  ['admin_low', true],
  ['contractor', false],
  ['user', true],
] as const)('has only User Management for %s, whatever the URL says', async (role, isAdmin) => {
  serveUsers(crowd(1));
  const permissions = servePermissions();
  renderPanel(callerFixture({ role, isAdmin }), '/dashboard/admin?panel=tab-permissions');
  expect(tabs()).toEqual(['User Management']);
  expect(await screen.findByRole('row', { name: /Ada Number1/ })).toBeVisible();
  expect(permissions.reads).toBe(0);
});

it('keeps the selected tab in the URL', async () => {
  serveUsers(crowd(1));
  servePermissions();
  const { user } = renderPanel(callerFixture(), '/dashboard/admin?search=ada');
  await user.click(screen.getByRole('tab', { name: 'Tab Permissions' }));
  expect(await screen.findAllByRole('switch')).toHaveLength(14);
  expect(address()).toBe('/dashboard/admin?panel=tab-permissions');
  await goBack(user);
  expect(address()).toBe('/dashboard/admin?search=ada');
  expect(screen.getByRole('tab', { name: 'User Management', selected: true })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('ada');
});

it.each([
  ['releases&part=teams', 'Teams', 'Add Team'],
  ['operations&part=requests', 'Find a Request', 'Show the Last 15 Minutes'],
  ['audit', 'Audit Log', 'Export CSV'],
  ['userbase&role=user', 'Userbase Map', 'Clear'],
])('has the header and the layout of %s at once, while its code loads', (panel, title, action) => {
  server.use(http.get('/api/v1/*', () => delay('infinite')));
  renderPanel(callerFixture(), `/dashboard/admin?panel=${panel}`);
  expect(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  expect(screen.getAllByText(/^Loading/)[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
});

it('does not write the first tab into the URL', async () => {
  serveUsers(crowd(1));
  servePermissions();
  const { user } = renderPanel(callerFixture(), '/dashboard/admin?panel=tab-permissions');
  await user.click(screen.getByRole('tab', { name: 'User Management' }));
  expect(address()).toBe('/dashboard/admin');
});

it('opens at the tab in the URL', async () => {
  servePermissions();
  renderPanel(callerFixture(), '/dashboard/admin?panel=tab-permissions');
  expect(screen.getByRole('tab', { name: 'Tab Permissions', selected: true })).toBeVisible();
  expect(await screen.findAllByRole('switch')).toHaveLength(14);
});
