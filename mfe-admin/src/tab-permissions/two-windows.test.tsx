import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSaves, page, servePermissions } from '../testing/permissions-server';
import { opened, renderTabPermissions, tab } from '../testing/render-permissions';

it('keeps what another window of the same administrator has stored, whichever window is closed first', async () => {
  servePermissions();
  const before = renderTabPermissions();
  await opened();
  answerSaves(() => page(503));
  const other = renderTabPermissions();
  const tabsIn = ({ container }: typeof other) => within(container);
  await userEvent.click(await tabsIn(other).findByRole('switch', { name: 'Markets' }));
  await userEvent.click(tabsIn(other).getByRole('button', { name: 'Save Changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await tabsIn(other).findByText(/Kept in this browser since/)).toBeVisible();
  other.unmount();
  await userEvent.click(tabsIn(before).getByRole('switch', { name: 'Map' }));
  before.unmount();
  renderTabPermissions();
  await opened();
  expect(screen.getByText(/Kept in this browser since/)).toBeVisible();
  expect(tab('Markets')).not.toBeChecked();
  expect(tab('Map')).toBeChecked();
});
