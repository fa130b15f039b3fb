import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { renderPart } from '../../testing/render-panel';
import { serveTeams, teamFixture } from '../../testing/teams-server';
import { crowd, idOf, serveUsers } from '../../testing/users-server';
import { TeamList } from './team-list';

/** Opens the form of a team with these members. */
async function openForm(members: readonly string[] = []) {
  const kept = serveTeams(teamFixture({ members: [...members] }));
  const { user } = renderPart(<TeamList />);
  await user.click(await screen.findByRole('button', { name: 'Change Treasury' }));
  return { kept, user, form: within(screen.getByRole('dialog', { name: 'Change Treasury' })) };
}

it('finds members by name, and removes them', async () => {
  serveUsers(crowd(2));
  const { kept, user, form } = await openForm([idOf(1), idOf(9)]);
  expect(screen.getByText('2 members')).toBeInTheDocument(); // below the dialog
  await user.click(await form.findByRole('button', { name: 'Remove Somebody unknown' }));
  await user.type(form.getByRole('searchbox', { name: 'Find somebody' }), 'number');
  await user.click(await form.findByRole('button', { name: 'Add Ada Number2' }));
  expect(await form.findByText('Nobody else is called that.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove Ada Number1' }));
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('1 member')).toBeVisible();
  expect(kept.sent.at(-1)).toMatchObject({ call: 'change', body: { members: [idOf(2)] } });
});

it('adds the only person found by Enter, without saving the team', async () => {
  serveUsers(crowd(2));
  const { kept, user, form } = await openForm();
  await user.type(form.getByRole('searchbox', { name: 'Find somebody' }), 'number{Enter}');
  await form.findByRole('button', { name: 'Add Ada Number2' });
  await user.keyboard('{Enter}');
  expect(form.queryByRole('list', { name: 'Members' })).not.toBeInTheDocument();
  await user.keyboard('2');
  await user.keyboard('{Enter}');
  expect(form.queryByRole('list', { name: 'Members' })).not.toBeInTheDocument(); // not found yet
  await waitFor(() => expect(form.queryByRole('button', { name: 'Add Ada Number1' })).not.toBeInTheDocument());
  await form.findByRole('button', { name: 'Add Ada Number2' });
  await user.keyboard('{Enter}');
  expect(await form.findByRole('button', { name: 'Remove Ada Number2' })).toBeVisible();
  expect(kept.sent).toEqual([]);
});

it('does not call a member unknown whose name cannot be loaded just now', async () => {
  server.use(http.get('/api/v1/admin/users/:id', () => errorAnswer(503, 'Identity rests.')));
  const { form } = await openForm([idOf(1)]);
  expect(await form.findByText('A member whose name could not be loaded')).toBeVisible();
});
