import { defaultTabs } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { clockDateTime } from '@plaza/ui/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  answerImpacts,
  answerSaves,
  page,
  refuseUntilReauthenticated,
  servePermissions,
} from '../../testing/permissions-server';
import { opened, press, renderTabPermissions, review, save, tab, toasts } from '../../testing/render-permissions';

const withoutMarkets = defaultTabs.user.filter((id) => id !== 'markets');

async function openReview() {
  const kept = servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await userEvent.click(tab('Map'));
  return { kept, dialog: await review() };
}

const named = (list: HTMLElement) =>
  within(list)
    .getAllByRole('tab')
    .map((one) => one.textContent);

it('saves nothing before it is confirmed, and nothing on Cancel', async () => {
  const { kept, dialog } = await openReview();
  await dialog.findByText('1,204 people,');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(kept.saves).toEqual([]);
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
});

it('shows how many users a role has and how many are online, and what is allowed and forbidden for them', async () => {
  const { kept, dialog } = await openReview();
  const role = within(dialog.getByRole('region', { name: 'Customer' }));
  expect(await role.findByText('1,204 people,')).toHaveTextContent('1,204 people, 2 online now');
  const changes = within(role.getByRole('list', { name: 'Tabs that change' })).getAllByRole('listitem');
  expect(changes.map((one) => one.textContent)).toEqual(['Map', 'Markets']);
  expect(role.getByRole('img', { name: 'Comes:' })).toBeVisible();
  expect(role.getByRole('img', { name: 'Goes:' })).toBeVisible();
  expect(role.getByText('Places on the map')).toBeVisible();
  expect(role.getByText('Market prices and news; favorite stocks')).toBeVisible();
  expect(role.getByText('Areas that no longer load').nextSibling).toHaveTextContent('Markets');
  expect(kept.impactsAsked.at(-1)).toEqual({ user: [...withoutMarkets, 'map'] });
});

it('shows the current and the new tab strip of the role, and what a tab leads to', async () => {
  const { dialog } = await openReview();
  const after = dialog.getByRole('tablist', { name: 'As Customer, after saving' });
  expect(named(dialog.getByRole('tablist', { name: 'As Customer, now' }))).toContain('Markets');
  expect(named(after)).toEqual([
    ...['Overview', 'Value Accounts', 'Contractors', 'Messages', 'Bookings', 'Profile', 'Map'],
  ]);
  await userEvent.click(within(after).getByRole('tab', { name: 'Map' }));
  expect(dialog.getByRole('tabpanel', { name: 'Map' })).toHaveTextContent('Opens: places on the map.');
});

it('shows the message for a role without tabs', async () => {
  const kept = servePermissions();
  kept.changeConcurrently('user', ['overview']);
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Overview'));
  expect((await review()).getByText('No accessible tabs. Contact administrator.')).toBeVisible();
});

it('can be saved if the preview is unavailable, and refetches it on Retry', async () => {
  const kept = servePermissions();
  answerImpacts(() => errorAnswer(503, 'Identity rests.'));
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  const dialog = await review();
  expect(
    await dialog.findByText(/The number of people affected could not be loaded. You can still save./),
  ).toBeVisible();
  answerImpacts(() => HttpResponse.json({ version: 4, roles: [] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText(/could not be loaded/)).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Everything is saved.');
  expect(kept.saves).toEqual([{ permissions: { user: withoutMarkets }, version: 4 }]);
});

it('saves until a time in the local time zone, and marks the role', async () => {
  const { kept, dialog } = await openReview();
  expect(dialog.getByRole('radio', { name: 'For good' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Until' }));
  const field = dialog.getByLabelText('Date and time');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(Intl.DateTimeFormat().resolvedOptions().timeZone));
  fireEvent.change(field, { target: { value: '2999-11-21T18:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Everything is saved.');
  expect(kept.saves[0]?.until).toBe(new Date(2999, 10, 21, 18).toISOString());
  expect(screen.getByText(`Until ${clockDateTime(new Date(2999, 10, 21, 18))}`)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Customer' })).toHaveAccessibleDescription(
    '7 of 14 Until Thu, Nov 21, 2999',
  );
});

it.each([
  ['2001-01-01T00:00', 'Choose a time to come.'],
  ['', 'Choose a date and a time.'],
])('does not save until %p and explains why', async (value, sentence) => {
  const { kept, dialog } = await openReview();
  await userEvent.click(dialog.getByRole('radio', { name: 'Until' }));
  fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(dialog.getByLabelText('Date and time')).toHaveAccessibleDescription(sentence);
  expect(kept.saves).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'For good' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Everything is saved.');
});

it('keeps the time until which the changes apply when they could not be saved, also across a reload', async () => {
  const kept = servePermissions();
  const { unmount } = renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  const dialog = await review();
  await userEvent.click(dialog.getByRole('radio', { name: 'Until' }));
  fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2999-11-21T18:00' } });
  for (const answer of [() => errorAnswer(400, 'No.'), () => page(502)]) {
    answerSaves(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await review()).getByLabelText('Date and time')).toHaveValue('2999-11-21T18:00');
  }
  unmount();
  const revived = servePermissions();
  expect(revived.settings).toEqual(kept.settings);
  renderTabPermissions();
  await opened();
  await save('Save Now');
  await screen.findByText('Everything is saved.');
  expect(revived.saves[0]?.until).toBe(new Date(2999, 10, 21, 18).toISOString());
});

it('applies the changes for good again after an earlier choice was discarded', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  const dialog = await review();
  await userEvent.click(dialog.getByRole('radio', { name: 'Until' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Discard');
  await userEvent.click(tab('Map'));
  expect((await review()).getByRole('radio', { name: 'For good' })).toBeChecked();
});

it('asks for the password above itself if reauthentication is required, and saves then', async () => {
  const { kept, dialog } = await openReview();
  const inputs = refuseUntilReauthenticated();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('my-password{Enter}');
  await screen.findByText('Everything is saved.');
  expect(inputs).toEqual([{ password: 'my-password' }]);
  expect(kept.saves).toHaveLength(1);
});

it('closes after a rejection, which is shown', async () => {
  const { dialog } = await openReview();
  answerSaves(() => errorAnswer(400, 'Choose a time to come.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await within(toasts()).findByText('Choose a time to come.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Save Changes');
  expect(screen.getByRole('dialog')).toBeVisible();
});
