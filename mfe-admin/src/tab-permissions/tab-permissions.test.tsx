import { defaultTabs, tabIds, tabLabels } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { answerImpacts, answerReads, answerSaves, page, servePermissions } from '../testing/permissions-server';
import { opened, press, renderTabPermissions, review, save, tab, toasts } from '../testing/render-permissions';

const choose = (role: string) => userEvent.click(screen.getByRole('radio', { name: role }));

it('shows a skeleton while it loads', async () => {
  servePermissions();
  renderTabPermissions();
  expect(screen.getByText('Loading tab permissions')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(await opened()).toBeVisible();
});

it.each([
  ['the server gives a reason', () => errorAnswer(403, 'Only for high-level admins'), 'Only for high-level admins'],
  ['a page answers', () => page(502), 'The server is not answering just now.'],
  ['nobody answers', () => HttpResponse.error(), 'The server is not answering just now.'],
])('shows why it could not be loaded when %s, and loads on Retry', async (_case, answer, sentence) => {
  const kept = servePermissions();
  answerReads(answer);
  renderTabPermissions();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(kept.reads).toBe(0);
  answerReads(() => HttpResponse.json(kept.settings));
  await press('Retry');
  expect(await opened()).toBeVisible();
});

it('offers the six roles with their number of tabs', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  const roles = within(screen.getByRole('group', { name: 'Role' })).getAllByRole('radio');
  expect(roles.map((one) => one.getAttribute('aria-label'))).toEqual([
    'High-Level Admin',
    'Admin',
    'Contractor',
    'Contractor Employee',
    'Customer',
    'Municipal/Government',
  ]);
  expect(screen.getByRole('radio', { name: 'Contractor' })).toHaveAccessibleDescription('9 of 14');
});

it('shows each of the fourteen tabs of a role, its id, and how many are on', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await choose('Contractor Employee');
  expect(screen.getByRole('heading', { name: 'Contractor Employee' })).toBeVisible();
  expect(screen.getByText('8 of 14 tabs on')).toBeVisible();
  for (const id of tabIds) {
    const on = defaultTabs.contractor_employee.includes(id);
    expect(tab(tabLabels[id])).toHaveAttribute('aria-checked', String(on));
    expect(screen.getByText(id, { selector: 'code' })).toBeVisible();
  }
});

it('shows the tabs of areas that are not built in, assigns one to a role, and shows what it allows', async () => {
  const kept = servePermissions();
  const tabs = [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty'] }];
  const loyalty = { area: 'loyalty', title: 'Loyalty', tabs, approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b' };
  kept.settings = { ...kept.settings, areas: [loyalty] };
  answerImpacts(() => {
    const after = [...defaultTabs.user, 'loyalty_points'];
    const opened = { opened: ['loyalty'], closed: [] };
    const impact = { role: 'user', people: 3, online: 1, before: defaultTabs.user, after };
    return HttpResponse.json({ version: 4, roles: [{ ...impact, remotes: opened, scopes: opened }] });
  });
  renderTabPermissions();
  await opened();
  expect(screen.getByText('7 of 15 tabs on')).toBeVisible();
  expect(tab('Points')).not.toBeChecked();
  await userEvent.click(tab('Points'));
  const dialog = await review();
  expect(await dialog.findByText('Data of Loyalty')).toBeVisible();
  expect(dialog.getByText('Loyalty')).toBeVisible();
  expect(dialog.getByRole('tab', { name: 'Points' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Everything is saved.');
  expect(kept.saves).toEqual([{ permissions: { user: [...defaultTabs.user, 'loyalty_points'] }, version: 4 }]);
});

it.each([
  ['High-Level Admin', true, 'Always on for administrators.'],
  ['Admin', true, 'Always on for administrators.'],
  ['Customer', false, 'Never on for this role.'],
  ['Contractor Employee', false, 'Never on for this role.'],
  ['Municipal/Government', false, 'Never on for this role.'],
])('locks the admin tab of %s and explains why', async (role, on, note) => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await choose(role);
  expect(tab('Admin')).toBeDisabled();
  expect(tab('Admin')).toHaveAttribute('aria-checked', String(on));
  expect(tab('Admin')).toHaveAccessibleDescription(expect.stringContaining(note));
});

it('does not lock the admin tab of contractors', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await choose('Contractor');
  await userEvent.click(tab('Admin'));
  expect(tab('Admin')).not.toBeChecked();
});

it('marks unsaved changes, and clears the mark when they are reverted', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument();
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  await userEvent.click(tab('Markets'));
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
  expect(tab('Markets')).toHaveAccessibleDescription('markets · not saved');
  expect(screen.getByText('6 of 14 tabs on')).toBeVisible();
  await userEvent.click(tab('Markets'));
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument();
  expect(localStorage.getItem('plaza.admin.tab-permissions.u-1')).toBeNull();
});

it('keeps unsaved toggles when another role is selected, and saves those of all roles with the version', async () => {
  const kept = servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await choose('Contractor');
  await userEvent.click(tab('Map'));
  await choose('Customer');
  expect(tab('Markets')).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Contractor' })).toHaveAccessibleDescription('8 of 14 · not saved');
  await save();
  expect(await within(toasts()).findByText('Success')).toBeVisible();
  expect(within(toasts()).getByText('Tab permissions updated successfully')).toBeVisible();
  expect(kept.saves).toEqual([
    {
      permissions: {
        user: defaultTabs.user.filter((id) => id !== 'markets'),
        contractor: defaultTabs.contractor.filter((id) => id !== 'map'),
      },
      version: 4,
    },
  ]);
  expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument();
  expect(tab('Markets')).not.toBeChecked();
});

it('sends the version of the last save with the next one', async () => {
  const kept = servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await save();
  await screen.findByText('Everything is saved.');
  await userEvent.click(tab('Markets'));
  await save();
  await screen.findByText('Everything is saved.');
  expect(kept.saves.map(({ version }) => version)).toEqual([4, 5]);
  expect(kept.reads).toBe(1);
});

it('resets to the defaults of the role, unsaved', async () => {
  const kept = servePermissions();
  kept.changeConcurrently('user', ['overview']);
  renderTabPermissions();
  await opened();
  expect(screen.getByText('1 of 14 tabs on')).toBeVisible();
  await press('Reset to Default');
  expect(screen.getByText('7 of 14 tabs on')).toBeVisible();
  const reset = screen.getByRole('button', { name: 'Reset to Default' });
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  expect(reset).toBeEnabled();
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
  expect(kept.saves).toEqual([]);
});

it('discards unsaved changes on Discard', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await press('Discard');
  expect(tab('Markets')).toBeChecked();
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

it('warns if a role has no tabs', async () => {
  const kept = servePermissions();
  kept.changeConcurrently('user', ['overview']);
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Overview'));
  expect(screen.getByText(/No accessible tabs\. Contact administrator\./)).toBeVisible();
});

it('shows the notes', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  expect(within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem')).toHaveLength(4);
});

it.each([
  ["the server's sentence", () => errorAnswer(400, 'The admin tab cannot be moved.'), 'The admin tab cannot be moved.'],
  ['one sentence without one', () => new HttpResponse('oops', { status: 500 }), 'Failed to update tab permissions'],
])('shows %s when a save is rejected, and keeps the toggles', async (_case, answer, sentence) => {
  servePermissions();
  answerSaves(answer);
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await save();
  expect(await within(toasts()).findByText('Error')).toBeVisible();
  expect(within(toasts()).getByText(sentence)).toBeVisible();
  expect(tab('Markets')).not.toBeChecked();
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
  expect(screen.queryByText(/Kept in this browser/)).not.toBeInTheDocument();
});

it('restores its unsaved toggles after leaving the tab, for this user only', async () => {
  servePermissions();
  const { unmount } = renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  unmount();
  const again = renderTabPermissions();
  expect(await opened()).not.toBeChecked();
  again.unmount();
  renderTabPermissions('u-2');
  expect(await opened()).toBeChecked();
});

describe('when a page answers a save instead of the server', () => {
  const text = 'Backend server unavailable. Changes saved locally until server is running.';

  it.each([
    ['a page with status 200', () => page(200)],
    ['a page with status 502', () => page(502)],
    ['nothing', () => HttpResponse.error()],
  ])('keeps a local copy after %s, across a reload, and saves it later', async (_case, answer) => {
    const kept = servePermissions();
    answerSaves(answer);
    const { unmount } = renderTabPermissions();
    await opened();
    await userEvent.click(tab('Markets'));
    await save();
    expect(await within(toasts()).findByText(text)).toBeVisible();
    expect(screen.getByText(/Kept in this browser since/)).toHaveTextContent(text);
    unmount();

    const permissions = kept.settings;
    const revived = servePermissions();
    expect(revived.settings).toEqual(permissions);
    renderTabPermissions();
    expect(await opened()).not.toBeChecked();
    expect(screen.getByText(/Kept in this browser since/)).toHaveTextContent(text);
    await save('Save Now');
    expect(await within(toasts()).findByText('Tab permissions updated successfully')).toBeVisible();
    expect(revived.saves[0]?.permissions.user).not.toContain('markets');
    expect(screen.queryByText(/Kept in this browser since/)).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('plaza.admin.tab-permissions.u-1')).toBeNull());
  });

  it('shows the notice of the copy while the permissions cannot be loaded', async () => {
    servePermissions();
    const { unmount } = renderTabPermissions();
    await opened();
    await userEvent.click(tab('Markets'));
    unmount();
    answerReads(() => page(502));
    renderTabPermissions();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your unsaved changes are kept in this browser.');
  });
});
