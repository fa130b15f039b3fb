import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { clockDateTime } from '@plaza/ui/time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { answerUndos, answerVersions, aSave, openEvents, servePermissions } from '../../testing/permissions-server';
import { opened, press, renderTabPermissions, save, tab, toasts } from '../../testing/render-permissions';

async function openHistory(versions = [aSave]) {
  const kept = servePermissions();
  kept.versions = versions;
  renderTabPermissions();
  await opened();
  await press('History');
  return kept;
}

const entries = async () => within(await screen.findByRole('list', { name: 'Saves' })).findAllByRole('button');
const askToUndo = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Undo version 4' }));
  return within(screen.getByRole('alertdialog', { name: 'Undo this save?' }));
};

it('shows for each save its author, time, kind and end, and the added and removed tabs', async () => {
  await openHistory([
    { ...aSave, version: 7, kind: 'expiry', actor: null },
    { ...aSave, version: 6, kind: 'undo', actor: { id: 'u-9', name: '' } },
    { ...aSave, until: new Date(2999, 10, 21, 18).toISOString() },
  ]);
  expect(await entries()).toHaveLength(3);
  const texts = within(screen.getByRole('list', { name: 'Saves' }));
  expect(texts.getByText('Ended automatically')).toBeVisible();
  expect(texts.getByText('Plaza')).toBeVisible();
  expect(texts.getByText('Undone')).toBeVisible();
  expect(texts.getByText('A former administrator')).toBeVisible();
  expect(texts.getByText('Saved')).toBeVisible();
  expect(texts.getByText('Ada Byron')).toBeVisible();
  expect(texts.getByText(`Until ${clockDateTime(new Date(2999, 10, 21, 18))}`)).toBeVisible();
  expect(texts.getAllByText('Customer')).toHaveLength(3);
  const [changes] = texts.getAllByRole('list', { name: 'Tabs that change' });
  expect(changes).toHaveTextContent('MapMarkets');
});

it('undoes a save after explaining the consequences, and shows it as a new save', async () => {
  const kept = await openHistory();
  const question = await askToUndo();
  expect(
    question.getByText(/Customer will have the tabs from before .* again; later changes to them go too/),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(kept.undone).toEqual([]);
  await userEvent.click((await askToUndo()).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(kept.undone).toEqual([4]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(toasts()).getByText('Tab permissions updated successfully')).toBeVisible();
});

it('adopts what an undo restores', async () => {
  const kept = await openHistory();
  answerUndos(() =>
    HttpResponse.json({
      ...kept.settings,
      permissions: { ...kept.settings.permissions, user: ['overview'] },
      version: 5,
    }),
  );
  await userEvent.click((await askToUndo()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(tab('Markets')).not.toBeChecked();
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

it.each([
  ['says so when an undo changes nothing', undefined, 'The tabs are as they were then.'],
  [
    'says why an undo is refused',
    () => errorAnswer(404, 'This version is no longer kept.'),
    'This version is no longer kept.',
  ],
])('%s', async (_case, answer, sentence) => {
  const kept = await openHistory();
  answerUndos(answer ?? (() => HttpResponse.json(kept.settings)));
  await userEvent.click((await askToUndo()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(toasts()).getByText(sentence)).toBeVisible();
});

it('is refetched after a save, and when permissions change elsewhere', async () => {
  const send = await openEvents();
  const kept = await openHistory([]);
  expect(await screen.findByText('No saves yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(tab('Markets'));
  kept.versions = [aSave];
  await save();
  await screen.findByText('Everything is saved.');
  await press('History');
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  kept.versions = [{ ...aSave, version: 6 }, aSave];
  send({ type: 'permissions.changed', payload: { version: 6, roles: ['user'] } });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
});

it('shows why it could not be loaded, and loads on Retry', async () => {
  const kept = servePermissions();
  kept.versions = [aSave];
  answerVersions(() => errorAnswer(503, 'Identity rests.'));
  renderTabPermissions();
  await opened();
  await press('History');
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  answerVersions(() => HttpResponse.json(kept.versions));
  await press('Retry');
  expect(await entries()).toHaveLength(1);
});
