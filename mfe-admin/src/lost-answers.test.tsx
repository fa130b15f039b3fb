import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { AreaList } from './releases/areas/area-list';
import { TeamList } from './releases/teams/team-list';
import { areaFixture, serveAreas } from './testing/areas-server';
import { loseAnswers } from './testing/lose-answers';
import { servePermissions } from './testing/permissions-server';
import { question } from './testing/releases-screen';
import { act, findToast, renderPanel, renderPart } from './testing/render-panel';
import { serveTeams, teamFixture, tokenFixture } from './testing/teams-server';
import { adminUserFixture, idOf, serveUsers } from './testing/users-server';

const carl = adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer' });

describe('a write whose answer is lost shows what it has changed', () => {
  it('in a user', async () => {
    serveUsers([carl]);
    const { user } = renderPanel();
    await act(user, 'Carl Customer', 'Edit User');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    const lastName = await dialog.findByRole('textbox', { name: /Last name/ });
    await user.clear(lastName);
    await user.type(lastName, 'Changed');
    loseAnswers();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await findToast('Error', 'Failed to update user');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('row', { name: /Carl Changed/ })).toBeVisible();
  });

  it('by the deletion of a user', async () => {
    serveUsers([carl]);
    const { user } = renderPanel();
    await act(user, 'Carl Customer', 'Delete User');
    loseAnswers();
    await user.click(question().getByRole('button', { name: 'Delete User' }));
    await waitFor(() => expect(screen.queryByText('Carl Customer')).not.toBeInTheDocument());
  });

  it('in a team', async () => {
    serveTeams(teamFixture({ tokens: [tokenFixture()] }));
    const { user } = renderPart(<TeamList />);
    await user.click(await screen.findByRole('button', { name: 'Revoke pipeline' }));
    loseAnswers();
    await user.click(question().getByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByRole('row', { name: /pipeline.*Revoked/ })).toBeVisible();
  });

  it('in an area', async () => {
    servePermissions();
    serveAreas(areaFixture({ state: 'approved', serviceUrl: 'http://loyalty:4200' }));
    const { user } = renderPart(<AreaList />);
    await user.click(await screen.findByRole('button', { name: 'Remove Loyalty' }));
    loseAnswers();
    await user.click(question().getByRole('button', { name: 'Remove Area' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Loyalty' })).not.toBeInTheDocument());
  });

  const notJustNow = 'The registry does not answer just now. Please try again.';
  const tokens = '/api/v1/registry/teams/:id/tokens';

  async function fillInToken() {
    serveTeams(teamFixture());
    const { user } = renderPart(<TeamList />);
    await user.click(await screen.findByRole('button', { name: 'Create Token for Treasury' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create a Token for Treasury' }));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'pipeline');
    return { user, dialog };
  }

  it.each([
    ['the browser', undefined],
    ['the gateway', () => errorAnswer(504, notJustNow, 'upstream_timeout')],
  ])(
    'in the tokens of a team, and says that nobody has seen a new one, if it is lost for %s',
    async (_whom, answer) => {
      const { user, dialog } = await fillInToken();
      loseAnswers(answer);
      await user.click(dialog.getByRole('button', { name: 'Create Token' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent(/may have been created all the same/);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('button', { name: 'Revoke pipeline' })).toBeVisible();
    },
  );

  it('in the tokens of a team, and says the same if the dialog was closed before', async () => {
    const { user, dialog } = await fillInToken();
    const release = holdRequests('post', tokens);
    loseAnswers();
    await user.click(dialog.getByRole('button', { name: 'Create Token' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await screen.findByText(/The new token of Treasury may have been created all the same/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Revoke pipeline' })).toBeVisible();
  });

  it('but a token that the registry was not asked for can be created again', async () => {
    const { user, dialog } = await fillInToken();
    server.use(http.post(tokens, () => errorAnswer(503, notJustNow, 'upstream_unavailable')));
    await user.click(dialog.getByRole('button', { name: 'Create Token' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(notJustNow);
  });
});
