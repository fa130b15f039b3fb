import { defaultTabs } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSaves, page, servePermissions } from '../testing/permissions-server';
import { opened, press, renderTabPermissions, tab, toasts } from '../testing/render-permissions';

const now: typeof defaultTabs.user = [...defaultTabs.user.filter((id) => id !== 'markets'), 'map'];

async function openTemporary() {
  const kept = servePermissions();
  kept.settings = {
    ...kept.settings,
    permissions: { ...kept.settings.permissions, user: [...now] },
    temporary: [{ role: 'user', until: new Date(2999, 10, 21, 18).toISOString(), before: [...defaultTabs.user] }],
  };
  renderTabPermissions();
  await opened();
  return kept;
}

it('shows until when the tabs of a role are valid, and what happens then', async () => {
  await openTemporary();
  const note = screen.getByText(/ends automatically/);
  expect(note).toHaveTextContent(
    'Until Nov 21, 2999, 6:00 PM: ends automatically. Back then: Markets. Gone then: Map.',
  );
  expect(screen.getByText('Until Thu, Nov 21, 2999')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Contractor' }));
  expect(screen.queryByText(/ends automatically/)).not.toBeInTheDocument();
});

it('makes them permanent, without changing unsaved toggles', async () => {
  const kept = await openTemporary();
  await userEvent.click(tab('Messages'));
  await press('Make Permanent');
  expect(await within(toasts()).findByText('Tab permissions updated successfully')).toBeVisible();
  expect(kept.saves).toEqual([{ permissions: { user: now }, version: 4 }]);
  expect(screen.queryByText(/ends automatically/)).not.toBeInTheDocument();
  expect(tab('Messages')).not.toBeChecked();
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
});

it('restores the previous ones at once', async () => {
  const kept = await openTemporary();
  await press('End Now');
  await waitFor(() => expect(tab('Markets')).toBeChecked());
  expect(kept.saves).toEqual([{ permissions: { user: [...defaultTabs.user] }, version: 4 }]);
  expect(screen.queryByText(/ends automatically/)).not.toBeInTheDocument();
});

it.each([
  ['a page', () => page(502), 'The server is not answering just now. Nothing was changed.'],
  ['a rejection', () => errorAnswer(403, 'Only for high-level admins'), 'Only for high-level admins'],
])('shows that nothing was changed when %s answers, and keeps no local copy', async (_case, answer, sentence) => {
  await openTemporary();
  answerSaves(answer);
  await press('End Now');
  expect(await within(toasts()).findByText(sentence)).toBeVisible();
  expect(tab('Markets')).not.toBeChecked();
  expect(screen.queryByText(/Kept in this browser/)).not.toBeInTheDocument();
});

it('lets the user decide if somebody else has saved meanwhile', async () => {
  const kept = await openTemporary();
  kept.changeConcurrently('contractor', ['overview']);
  await press('End Now');
  expect(await screen.findByText(/Somebody else saved tab permissions meanwhile/)).toBeVisible();
});
