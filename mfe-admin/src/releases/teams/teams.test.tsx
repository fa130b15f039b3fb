import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { callerFixture, choose, findToast, renderPanel, renderPart } from '../../testing/render-panel';
import {
  answerKeys,
  answerMaking,
  answerTeams,
  madeToken,
  serveTeams,
  teamFixture,
  tokenFixture,
} from '../../testing/teams-server';
import { crowd, idOf, serveUsers } from '../../testing/users-server';
import { TeamList } from './team-list';

/** Shows the screen to a high-level administrator. */
function open() {
  return renderPart(<TeamList />);
}

const treasury = () => screen.findByRole('region', { name: 'Treasury' });
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const question = () => within(screen.getByRole('alertdialog'));
const key = { id: `ab12cd34${'0'.repeat(56)}`, publicKey: 'MCow', addedAt: '2026-03-04T12:00:00.000Z' };

it('is a section of the admin panel for a high-level administrator', async () => {
  serveTeams(teamFixture());
  renderPanel(callerFixture(), '/dashboard/admin?panel=releases&part=teams');
  expect(screen.getByRole('tab', { name: 'Releases', selected: true })).toBeVisible();
  expect(await treasury()).toBeVisible();
});

it('is not shown to others, and requests nothing', async () => {
  serveUsers(crowd(1));
  const kept = serveTeams(teamFixture());
  renderPanel(callerFixture({ role: 'admin_low' }), '/dashboard/admin?panel=releases&part=teams');
  expect(await screen.findByRole('row', { name: /Ada Number1/ })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Releases' })).not.toBeInTheDocument();
  expect(kept.reads).toBe(0);
});

it('shows each team with its remotes, keys and tokens, valid ones first', async () => {
  const tokens = [
    tokenFixture(),
    tokenFixture({ id: idOf(502), name: 'laptop', revokedAt: '2026-03-05T12:00:00.000Z' }),
    tokenFixture({ id: idOf(503), name: 'old', expiresAt: '2026-03-06T12:00:00.000Z', verbs: ['pin'] }),
  ];
  serveTeams(teamFixture({ keys: [key, { ...key, id: '9'.repeat(64) }], tokens }));
  open();
  const team = within(await treasury());
  expect(team.getAllByText('Finance')[0]).toBeVisible();
  const keys = within(team.getByRole('list', { name: 'Keys of Treasury' })).getAllByRole('listitem');
  expect(keys.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['ab12cd34', '99999999']);
  expect(keys[0]).toHaveTextContent('Current');
  expect(keys[1]).toHaveTextContent('Previous');
  const [, ...rows] = within(team.getByRole('table', { name: 'Tokens of Treasury' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/^pipelineFinancepublish, roll out.*NeverActiveRevoke$/);
  expect(rows[1]).toHaveTextContent(/^old.*pin.*Expired$/);
  expect(rows[2]).toHaveTextContent(/^laptop.*Revoked$/);
});

it('names an area by its title, among the remotes and in the permissions of tokens', async () => {
  serveTeams(teamFixture({ remotes: ['loyalty'], tokens: [tokenFixture({ remotes: ['loyalty'] })] }));
  const { user } = open();
  const team = within(await treasury());
  expect(await team.findAllByText('Loyalty Points')).toHaveLength(2);
  await user.click(team.getByRole('button', { name: 'Create Token for Treasury' }));
  expect(dialog('Create a Token for Treasury').getByRole('checkbox', { name: 'Loyalty Points' })).toBeVisible();
});

it('explains the empty list, and can be reloaded after a failure', async () => {
  serveTeams();
  answerTeams(() => errorAnswer(503, 'The registry is unavailable.', 'unavailable'));
  const { user } = open();
  expect(await screen.findByText('The teams could not be loaded')).toBeVisible();
  serveTeams();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No teams yet')).toBeVisible();
});

it('creates a team, without offering remotes of other teams', async () => {
  const kept = serveTeams(teamFixture());
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Add Team' }));
  const form = dialog('Add Team');
  expect(form.getByRole('checkbox', { name: 'Finance' })).toBeDisabled();
  expect(form.getByText('Belongs to Treasury.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add Team' }));
  expect(await form.findByText('Please name the team.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' Market data ');
  await user.click(form.getByRole('checkbox', { name: 'Markets' }));
  await user.click(form.getByRole('button', { name: 'Add Team' }));
  expect(await screen.findByRole('region', { name: 'Market data' })).toBeVisible();
  expect(kept.sent).toEqual([{ call: 'add', body: { name: 'Market data', remotes: ['markets'], members: [] } }]);
  expect(kept.reads).toBe(1);
  await findToast('Success', 'Market data was added.');
});

it('creates a team for an area that is not built in', async () => {
  const kept = serveTeams();
  const { user } = open();
  await screen.findByText('No teams yet');
  await user.click(screen.getByRole('button', { name: 'Add Team' }));
  const form = dialog('Add Team');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Loyalty');
  await user.type(form.getByRole('textbox', { name: 'Its own areas' }), 'loyalty Rewards!');
  await user.click(form.getByRole('button', { name: 'Add Team' }));
  expect(await form.findByText('Use words of lower-case letters and digits, such as loyalty.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Its own areas' }), '{Backspace>8/}rewards ');
  await user.click(form.getByRole('button', { name: 'Add Team' }));
  expect(await screen.findByRole('region', { name: 'Loyalty' })).toHaveTextContent('LoyaltyLoyalty PointsRewards');
  expect(kept.sent).toEqual([{ call: 'add', body: { name: 'Loyalty', remotes: ['loyalty', 'rewards'], members: [] } }]);
});

it('keeps the input of a rejected form', async () => {
  serveTeams();
  answerMaking(() => errorAnswer(409, 'There is a team of this name already.', 'team_name_taken'));
  const { user } = open();
  await screen.findByText('No teams yet');
  await user.click(screen.getByRole('button', { name: 'Add Team' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Treasury');
  await user.click(dialog('Add Team').getByRole('button', { name: 'Add Team' }));
  expect(await screen.findByText('There is a team of this name already.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Treasury');
});

it('asks for reauthentication if necessary, and then creates the team', async () => {
  const kept = serveTeams();
  answerMaking(() => errorAnswer(403, 'Please confirm that it is you.', 'fresh_proof_required'), { once: true });
  server.use(http.post('/api/v1/auth/proof', () => HttpResponse.json({ success: true, data: { accessToken: 'new' } })));
  const { user } = open();
  await screen.findByText('No teams yet');
  await user.click(screen.getByRole('button', { name: 'Add Team' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Treasury');
  await user.click(dialog('Add Team').getByRole('button', { name: 'Add Team' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.keyboard('my-password{Enter}');
  expect(await treasury()).toBeVisible();
  expect(kept.sent).toHaveLength(1);
});

it('changes a team based on the version that was seen, and reports that somebody else was faster', async () => {
  const kept = serveTeams(teamFixture());
  const { user } = open();
  await treasury();
  const rename = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Change Treasury' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, name);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };
  kept.teams = [teamFixture({ revision: 2, remotes: ['finance', 'markets'], members: [idOf(9)] })];
  await rename('Ledger');
  expect(await screen.findByText(/^Somebody else has changed this team meanwhile\. Here is what/)).toBeVisible();
  const form = dialog('Change Treasury');
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ledger');
  expect(form.getByRole('checkbox', { name: 'Markets' })).toBeChecked();
  expect(kept.teams).toMatchObject([{ name: 'Treasury' }]);
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('region', { name: 'Ledger' })).toBeVisible();
  expect(kept.sent.at(-1)).toEqual({
    call: 'change',
    body: { name: 'Ledger', remotes: ['finance', 'markets'], members: [idOf(9)], revision: 2 },
  });
});

it('reports that the edited team was removed meanwhile', async () => {
  const kept = serveTeams(teamFixture());
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Change Treasury' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' II');
  kept.teams = [];
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Somebody else has changed this team meanwhile.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Treasury II');
});

it('keeps the teams sorted by name, before and after a change', async () => {
  const names = ['Zeta', 'alpha', 'Team 10', 'Team 2'];
  serveTeams(...names.map((name, n) => teamFixture({ id: idOf(n), name, remotes: [] })));
  const { user } = open();
  await screen.findByRole('region', { name: 'Zeta' });
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(1);
  expect(shown()).toEqual(['alpha', 'Team 2', 'Team 10', 'Zeta']);
  await user.click(screen.getByRole('button', { name: 'Change Zeta' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('region', { name: 'Zetas' });
  expect(shown()).toEqual(['alpha', 'Team 2', 'Team 10', 'Zetas']);
});

it('asks before a team with changed members is closed', async () => {
  serveTeams(teamFixture({ members: [idOf(9)] }));
  serveUsers(crowd(1));
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Change Treasury' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Somebody unknown' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('removes a team after explaining the consequences', async () => {
  serveTeams(teamFixture());
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Remove Treasury' }));
  expect(question().getByText(/^Its tokens and keys stop working at once/)).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Remove Team' }));
  expect(await screen.findByText('No teams yet')).toBeVisible();
});

it('adds a key to a team, and removes it', async () => {
  const kept = serveTeams(teamFixture());
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Add Key to Treasury' }));
  const form = dialog('Add a Key to Treasury');
  await user.click(form.getByRole('textbox', { name: 'Public key' }));
  await user.paste('MCowBQYDK2VwAyEA');
  await user.click(form.getByRole('button', { name: 'Add Key' }));
  expect(await screen.findByRole('list', { name: 'Keys of Treasury' })).toHaveTextContent('Current');
  expect(kept.sent).toEqual([{ call: 'key', body: { publicKey: 'MCowBQYDK2VwAyEA' } }]);
  await user.click(screen.getByRole('button', { name: 'Remove Key ffffffff' }));
  expect(question().getByText(/Treasury has no other key/)).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Remove Key' }));
  expect(await screen.findByText('None. Unsigned releases of this team are accepted.')).toBeVisible();
});

it('shows the error of a key at its field', async () => {
  serveTeams(teamFixture());
  const message = 'Public key must be an Ed25519 public key';
  answerKeys(() => errorAnswer(400, message, 'invalid_input', [{ path: 'publicKey', message }]));
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Add Key to Treasury' }));
  await user.type(screen.getByRole('textbox', { name: 'Public key' }), 'no key');
  await user.click(dialog('Add a Key to Treasury').getByRole('button', { name: 'Add Key' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Public key' })).toBeInvalid();
});

it('creates a token, shows it once with a copy button, and discards it', async () => {
  const kept = serveTeams(teamFixture());
  const { user, store } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Create Token for Treasury' }));
  const form = dialog('Create a Token for Treasury');
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'pipeline');
  // A token has no browser of its own to pin a release in.
  expect(form.queryByRole('checkbox', { name: /^Pin/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'Revert' }));
  await user.click(form.getByRole('checkbox', { name: 'Finance' }));
  await user.click(form.getByRole('button', { name: 'Create Token' }));
  expect(await form.findByText('Please choose a remote.')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Finance' }));
  await choose(user, 'Expires after', '30 days');
  await user.click(form.getByRole('button', { name: 'Create Token' }));
  expect(await screen.findByRole('status', { name: 'Token' })).toHaveTextContent(madeToken);
  expect(screen.getByText(/It is not shown again\.$/)).toBeVisible();
  const body = { name: 'pipeline', remotes: ['finance'], verbs: ['publish', 'rollout'], days: 30 };
  expect(kept.sent).toEqual([{ call: 'token', body }]);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Token' }));
  expect(write).toHaveBeenCalledWith(madeToken);
  expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const asked = screen.getByRole('alertdialog', { name: 'Close without saving the token?' });
  expect(asked).toHaveAccessibleDescription('It is shown only this once.');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'I Saved the Token' }));
  expect(within(await treasury()).getByText('Active')).toBeVisible();
  expect(screen.queryByText(madeToken)).not.toBeInTheDocument();
  expect(JSON.stringify(store.getState())).not.toContain(madeToken);
});

it('revokes a token, and keeps it visible as revoked', async () => {
  serveTeams(teamFixture({ tokens: [tokenFixture()] }));
  const { user } = open();
  await treasury();
  await user.click(screen.getByRole('button', { name: 'Revoke pipeline' }));
  await user.click(question().getByRole('button', { name: 'Revoke Token' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke pipeline' })).not.toBeInTheDocument();
});

it('creates no token for a team without a remote', async () => {
  serveTeams(teamFixture({ remotes: [] }));
  open();
  await treasury();
  expect(screen.getByRole('button', { name: 'Create Token for Treasury' })).toBeDisabled();
});
