import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AreaList } from './releases/areas/area-list';
import { TeamList } from './releases/teams/team-list';
import { areaFixture, serveAreas } from './testing/areas-server';
import { aSave, servePermissions } from './testing/permissions-server';
import { button, card, openReleases, question } from './testing/releases-screen';
import { remoteFixture, rolloutFixture, serveRemotes } from './testing/remotes-server';
import { act, address, findToast, renderPanel, renderPart } from './testing/render-panel';
import { opened, renderTabPermissions, review, tab } from './testing/render-permissions';
import { serveTeams, teamFixture } from './testing/teams-server';
import { adminUserFixture, idOf, serveUsers } from './testing/users-server';

const confirm = (name: string) => question().getByRole('button', { name });

describe('a question that was closed before its answer arrived does not close what is open by then', () => {
  it('about a rollout', async () => {
    servePermissions();
    serveRemotes(remoteFixture({ rollout: rolloutFixture() }), remoteFixture({ name: 'markets' }));
    const release = holdRequests('post', '/api/v1/registry/remotes/:name/rollout/:verb');
    const { user } = openReleases();
    await card();
    await user.click(button('Roll Back Finance 1.1.0'));
    await user.click(confirm('Roll Back'));
    await user.keyboard('{Escape}');
    await user.click(button('Switch Off Markets'));
    release();
    await findToast('Success', 'Finance 1.1.0 was rolled back.');
    expect(screen.getByRole('dialog', { name: 'Switch Markets off?' })).toBeVisible();
  });

  it('about a team', async () => {
    serveTeams(teamFixture(), teamFixture({ id: idOf(2), name: 'Ledger', remotes: [] }));
    const release = holdRequests('delete', '/api/v1/registry/teams/:id');
    const { user } = renderPart(<TeamList />);
    await user.click(await screen.findByRole('button', { name: 'Remove Treasury' }));
    await user.click(confirm('Remove Team'));
    await user.keyboard('{Escape}');
    await user.click(button('Change Ledger'));
    release();
    await findToast('Success', 'Treasury was removed.');
    expect(screen.getByRole('dialog', { name: 'Change Ledger' })).toBeVisible();
  });

  it('about an area', async () => {
    servePermissions();
    const approved = areaFixture({ state: 'approved', serviceUrl: 'http://loyalty:4200' });
    serveAreas(approved, { ...approved, area: 'rewards', title: 'Rewards' });
    const release = holdRequests('delete', '/api/v1/registry/areas/:area');
    const { user } = renderPart(<AreaList />);
    await user.click(await screen.findByRole('button', { name: 'Remove Loyalty' }));
    await user.click(confirm('Remove Area'));
    await user.keyboard('{Escape}');
    await user.click(button('Change the Address of Rewards'));
    release();
    await findToast('Success', 'Loyalty was removed.');
    expect(screen.getByRole('dialog', { name: 'Change the Address of Rewards' })).toBeVisible();
  });

  const carl = adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer' });
  const dora = adminUserFixture({ id: idOf(4), firstName: 'Dora', lastName: 'Customer' });

  it('about the deletion of a user', async () => {
    serveUsers([carl, dora]);
    const release = holdRequests('delete', '/api/v1/admin/users/:id');
    const { user } = renderPanel();
    await act(user, 'Carl Customer', 'Delete User');
    await user.click(confirm('Delete User'));
    await user.keyboard('{Escape}');
    await act(user, 'Dora Customer', 'Edit User');
    release();
    await findToast('Success', 'User deleted successfully');
    expect(screen.getByRole('dialog', { name: 'Edit User' })).toHaveAccessibleDescription('Dora Customer');
  });

  it('about the default tabs of a role', async () => {
    servePermissions();
    const release = holdRequests('put', '/api/v1/admin/default-tab-permissions');
    const { user } = renderTabPermissions();
    await opened();
    await user.click(button('Set as Default'));
    await user.click(confirm('Set as Default'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: 'Contractor' }));
    await user.click(button('Set as Default'));
    release();
    await findToast('Success', 'Default tab permissions updated successfully');
    expect(screen.getByRole('alertdialog', { name: 'Set the default tabs of Contractor?' })).toBeVisible();
  });

  it('about the undo of a save', async () => {
    const kept = servePermissions();
    kept.versions = [{ ...aSave, version: 5 }, aSave];
    const release = holdRequests('post', '/api/v1/admin/tab-permissions/versions/:version/undo');
    const { user } = renderTabPermissions();
    await opened();
    await user.click(button('History'));
    await user.click(await screen.findByRole('button', { name: 'Undo version 5' }));
    await user.click(confirm('Undo'));
    await user.keyboard('{Escape}');
    await user.click(button('Undo version 4'));
    release();
    await findToast('Success', 'Tab permissions updated successfully');
    expect(question().getByText(/will have the tabs from before/)).toBeVisible();
  });
});

it('a token that is created after its dialog was closed is reported, as nobody has seen it', async () => {
  serveTeams(teamFixture());
  const release = holdRequests('post', '/api/v1/registry/teams/:id/tokens');
  const { user } = renderPart(<TeamList />);
  await user.click(await screen.findByRole('button', { name: 'Create Token for Treasury' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create a Token for Treasury' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'pipeline');
  await user.click(dialog.getByRole('button', { name: 'Create Token' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByText(/Nobody has seen the new token of Treasury. Revoke it/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Revoke pipeline' })).toBeVisible();
});

it('a review that was closed before its save was answered keeps the history open', async () => {
  servePermissions();
  const release = holdRequests('put', '/api/v1/admin/tab-permissions');
  const { user } = renderTabPermissions();
  await opened();
  await user.click(tab('Markets'));
  const dialog = await review();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(button('History'));
  release();
  await findToast('Success', 'Tab permissions updated successfully');
  expect(screen.getByRole('dialog', { name: 'History' })).toBeVisible();
});

it('cancelling an impersonation before it begins stays as oneself, and ends it on the server', async () => {
  const kept = serveUsers([adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer' })]);
  const release = holdRequests('post', '/api/v1/admin/users/:id/impersonate');
  const ended: (string | null)[] = [];
  server.use(
    http.post('/api/v1/auth/impersonation/end', ({ request }) => {
      ended.push(request.headers.get('authorization'));
      return HttpResponse.json({});
    }),
  );
  const { user, store } = renderPanel();
  await act(user, 'Carl Customer', 'Sign In as This User');
  await user.click(confirm('Sign In as This User'));
  await user.click(confirm('Cancel'));
  release();
  await waitFor(() => expect(kept.sent).toHaveLength(1));
  const lists = kept.lists.length;
  await user.click(button('Refresh'));
  await waitFor(() => expect(kept.lists.length).toBeGreaterThan(lists));
  expect(within(await screen.findByRole('table', { name: 'Users' })).getAllByRole('row')).toHaveLength(2);
  await waitFor(() => expect(ended).toHaveLength(1));
  expect(ended).not.toContain(null);
  expect(store.getState().session.user?.id).toBe(idOf(900));
  expect(address()).toBe('/dashboard/admin');
});
