import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSaves, servePermissions } from '../testing/permissions-server';
import { opened, press, renderTabPermissions, save, tab } from '../testing/render-permissions';

const focused = (role: string, name: string) => waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

it('the button that discards gives the focus to those beside it', async () => {
  servePermissions();
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await press('Discard');
  await focused('group', 'Save or discard');
});

it('the notice of temporary tabs gives the focus to the tabs of the role', async () => {
  const kept = servePermissions();
  const until = '2999-11-21T18:00:00.000Z';
  kept.settings = { ...kept.settings, temporary: [{ role: 'user', until, before: ['overview'] }] };
  renderTabPermissions();
  await opened();
  await press('Make Permanent');
  await focused('region', 'Tabs of Customer');
});

it('the notice of a conflict gives the focus to the tab permissions', async () => {
  servePermissions();
  answerSaves(() => errorAnswer(409, 'Somebody else has saved.', 'permissions_changed'));
  renderTabPermissions();
  await opened();
  await userEvent.click(tab('Markets'));
  await save();
  await screen.findByText(/Somebody else saved tab permissions meanwhile/);
  await press('Keep Mine');
  await focused('region', 'Tab permissions');
});
