import { defaultTabs } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { answerDefaultSaves, page, servePermissions } from '../testing/permissions-server';
import { press, renderTabPermissions, toasts } from '../testing/render-permissions';

const withoutMarkets = defaultTabs.user.filter((id) => id !== 'markets');

async function takeMarketsAway() {
  renderTabPermissions();
  await userEvent.click(await screen.findByRole('switch', { name: 'Markets' }));
}

async function confirm() {
  await press('Set as Default');
  const question = screen.getByRole('alertdialog', { name: 'Set the default tabs of Customer?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Set as Default' }));
}

it('asks before it sets the default tabs of the role, and does nothing on Cancel', async () => {
  const kept = servePermissions();
  await takeMarketsAway();
  await press('Set as Default');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The 6 tabs switched on here become what Reset to Default');
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(kept.defaultSaves).toEqual([]);
});

it('sets the selected tabs as the default of only this role, without saving the tabs in effect', async () => {
  const kept = servePermissions();
  await takeMarketsAway();
  await confirm();
  expect(await within(toasts()).findByText('Default tab permissions updated successfully')).toBeVisible();
  expect(kept.defaultSaves).toEqual([{ defaultPermissions: { user: withoutMarkets }, version: 4 }]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Unsaved Changes')).toBeVisible();
  await press('Discard');
  await press('Reset to Default');
  expect(screen.getByRole('switch', { name: 'Markets' })).not.toBeChecked();
});

it.each([
  ["the server's sentence", () => errorAnswer(400, 'Not these tabs.'), 'Not these tabs.'],
  ['one sentence without one', () => new HttpResponse('', { status: 500 }), 'Failed to update default tab permissions'],
])('shows %s when it is rejected, and keeps nothing', async (_case, answer, sentence) => {
  servePermissions();
  answerDefaultSaves(answer);
  await takeMarketsAway();
  await confirm();
  expect(await within(toasts()).findByText(sentence)).toBeVisible();
  expect(within(toasts()).getByText('Error')).toBeVisible();
  expect(screen.queryByText(/saved in this browser only/)).not.toBeInTheDocument();
});

it.each([
  ['the server has no place for defaults', () => errorAnswer(404, 'No such path'), 'This browser keeps them.'],
  ['a page says that there is none', () => page(404), 'This browser keeps them.'],
  ['a page answers', () => page(200), 'Backend server unavailable. Changes saved locally until server is running.'],
])('keeps the default in this browser when %s, uses it, and saves it later', async (_case, answer, sentence) => {
  servePermissions();
  answerDefaultSaves(answer);
  await takeMarketsAway();
  await confirm();
  expect(await within(toasts()).findByText(new RegExp(sentence))).toBeVisible();
  expect(screen.getByText('The default tabs of Customer are saved in this browser only.')).toBeVisible();
  await press('Discard');
  await press('Reset to Default');
  expect(screen.getByRole('switch', { name: 'Markets' })).not.toBeChecked();
  await press('Discard');

  const revived = servePermissions();
  await press('Save Defaults');
  expect(await within(toasts()).findByText('Default tab permissions updated successfully')).toBeVisible();
  expect(revived.defaultSaves).toEqual([{ defaultPermissions: { user: withoutMarkets }, version: 4 }]);
  expect(screen.queryByText(/saved in this browser only/)).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('plaza.admin.tab-permissions.u-1')).toBeNull());
});

it('forgets a default that only this browser keeps on Discard Defaults', async () => {
  servePermissions();
  answerDefaultSaves(() => errorAnswer(404, 'No such path'));
  await takeMarketsAway();
  await confirm();
  await screen.findByText(/saved in this browser only/);
  await press('Discard Defaults');
  await press('Reset to Default');
  expect(screen.getByRole('switch', { name: 'Markets' })).toBeChecked();
});
