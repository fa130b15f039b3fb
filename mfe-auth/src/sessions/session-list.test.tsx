import type { Session } from '@plaza/contracts/identity/session';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, openLiveEvents, saveSession } from '@plaza/web-kit';
import { Route, Routes, useLocation } from '@plaza/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SessionList } from './session-list';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const sessionFixture = (overrides: Partial<Session>): Session => ({
  id: 's-1',
  device: 'Chrome on Linux',
  address: '203.0.113.x',
  createdAt: '2026-03-04T12:00:00.000Z',
  lastSeenAt: ago(5 * 60_000),
  current: false,
  ...overrides,
});
const here = sessionFixture({ id: 's-here', device: 'Firefox on macOS', lastSeenAt: ago(0), current: true });
const phone = sessionFixture({ id: 's-phone', device: 'Safari on iPhone', address: '' });

/** The sessions of the server: deletions take effect. Gives the calls that were made. */
function serve(...sessions: Session[]) {
  const state = { sessions, calls: [] as string[] };
  const succeed = () => HttpResponse.json({ success: true, message: 'Done.' });
  server.use(
    http.get('/api/v1/auth/sessions', () => {
      state.calls.push('GET');
      return HttpResponse.json({ success: true, data: { sessions: state.sessions }, sessions: state.sessions });
    }),
    http.delete('/api/v1/auth/sessions', () => {
      state.calls.push('DELETE');
      state.sessions = state.sessions.filter(({ current }) => current);
      return succeed();
    }),
    http.delete('/api/v1/auth/sessions/:id', ({ params: { id: ended } }) => {
      state.calls.push(`DELETE ${ended}`);
      state.sessions = state.sessions.filter(({ id }) => id !== ended);
      return succeed();
    }),
    http.post('/api/v1/auth/signout', () => {
      state.calls.push('POST signout');
      return succeed();
    }),
  );
  return state;
}

function render() {
  const store = createAppStore();
  store.dispatch(saveSession('a-token', userFixture()));
  const page = (
    <Routes>
      <Route path="/" element={<SessionList />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  return renderInPlaza(page, { store });
}

function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

const row = async (device: string) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => within(one).queryByText(device) !== null);
  if (!found) throw new Error(`no row of ${device}`);
  return within(found);
};

it('shows for each device where and when it was last used, and which one is the current one', async () => {
  serve(here, sessionFixture({}), phone);
  render();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const other = await row('Chrome on Linux');
  expect(other.getByText('203.0.113.x')).toBeVisible();
  expect(other.getByText('Mar 4, 2026')).toHaveAttribute('title', expect.stringMatching(/^March 4, 2026 at \d+:\d\d/));
  expect(other.getByText('5 minutes ago')).toHaveAttribute('title', expect.stringMatching(/, \d{4} at \d+:\d\d/));
  expect(other.queryByText('This device')).not.toBeInTheDocument();
  expect((await row('Firefox on macOS')).getByText('This device')).toBeVisible();
});

it('signs another device out after a question', async () => {
  const state = serve(here, phone);
  const { user } = render();
  const signOut = (await row('Safari on iPhone')).getByRole('button', { name: 'Sign Out' });
  await user.click(signOut);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(state.calls).toEqual(['GET']);
  await user.click(signOut);
  const question = within(screen.getByRole('alertdialog', { name: 'Sign out Safari on iPhone?' }));
  await user.click(question.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(state.calls).toEqual(['GET', 'DELETE s-phone', 'GET']);
  expect(screen.getByText('You are signed in on this device only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).not.toBeInTheDocument();
});

it('treats a missing session as signed out, as after a lost answer', async () => {
  const state = serve(here, phone);
  const { user } = render();
  await user.click((await row('Safari on iPhone')).getByRole('button', { name: 'Sign Out' }));
  state.sessions = [here];
  server.use(http.delete('/api/v1/auth/sessions/:id', () => errorAnswer(404, 'Session not found.')));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Safari on iPhone needs to sign in again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

it('does not close the question about another device if the answer arrived after the first one was closed', async () => {
  const state = serve(here, phone, sessionFixture({}));
  const release = holdRequests('delete', '/api/v1/auth/sessions/:id');
  const { user } = render();
  const question = (device: string) => within(screen.getByRole('alertdialog', { name: `Sign out ${device}?` }));
  await user.click((await row('Safari on iPhone')).getByRole('button', { name: 'Sign Out' }));
  await user.click(question('Safari on iPhone').getByRole('button', { name: 'Sign Out' }));
  await user.click(question('Safari on iPhone').getByRole('button', { name: 'Cancel' }));
  await user.click((await row('Chrome on Linux')).getByRole('button', { name: 'Sign Out' }));
  release();
  expect(await screen.findByText('Safari on iPhone needs to sign in again.')).toBeVisible();
  expect(question('Chrome on Linux').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(state.calls).not.toContain('DELETE s-1');
});

it('signs out everywhere else after a question', async () => {
  const state = serve(here, sessionFixture({}), phone);
  const { user } = render();
  const everywhere = await screen.findByRole('button', { name: 'Sign Out Everywhere Else' });
  await user.click(everywhere);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(state.calls).toEqual(['GET']);
  await user.click(everywhere);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
  expect(state.calls).toEqual(['GET', 'DELETE', 'GET']);
  expect(screen.getByText('Signed out everywhere else')).toBeVisible();
});

it('signs out here when this session is ended', async () => {
  const state = serve(here, phone);
  const { user } = render();
  await user.click((await row('Firefox on macOS')).getByRole('button', { name: 'Sign Out Here' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/signin');
  await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
  expect(state.calls).toEqual(['GET', 'POST signout']);
});

it.each([
  ['Sign Out', 'delete', '/api/v1/auth/sessions/:id'],
  ['Sign Out Everywhere Else', 'delete', '/api/v1/auth/sessions'],
] as const)('shows the reason when "%s" is rejected, and keeps the list', async (button, method, path) => {
  serve(here, phone);
  server.use(http[method](path, () => errorAnswer(503, 'Identity rests.')));
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Identity rests.')).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

it('is updated when a session is ended elsewhere', async () => {
  const state = serve(here, phone);
  let tell = (_event: string) => {};
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      tell = (event) => controller.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
    },
  });
  server.use(
    http.get('/api/v1/events', () => new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } })),
  );
  render();
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  const opened = new Promise<() => void>((resolve) => {
    const stop = openLiveEvents(() => resolve(stop));
  });
  const stop = await opened;
  state.sessions = [here];
  tell(JSON.stringify({ id: 'e-1', type: 'session.revoked', payload: { sessionIds: ['s-phone'] } }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  stop();
});

it('is refetched on each visit, and shows its content until the answer arrives', async () => {
  const state = serve(here);
  const { leaveAndReturn } = render();
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
  state.sessions = [here, phone];
  leaveAndReturn();
  expect(screen.getByText('Firefox on macOS')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  expect(screen.queryByText('You are signed in on this device only.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign Out Everywhere Else' })).toBeVisible();
  expect(state.calls).toEqual(['GET', 'GET']);
});

it('shows that it may be outdated if it could not be refetched, instead of a single session', async () => {
  serve(here);
  const { user, leaveAndReturn } = render();
  await screen.findByText('You are signed in on this device only.');
  server.use(http.get('/api/v1/auth/sessions', () => errorAnswer(503, 'Identity rests.')));
  leaveAndReturn();
  expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
  expect(screen.queryByText('You are signed in on this device only.')).not.toBeInTheDocument();
  serve(here, phone);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  expect(screen.queryByText(/What you see may be out of date/)).not.toBeInTheDocument();
});

it('can be reloaded after a failure', async () => {
  server.use(http.get('/api/v1/auth/sessions', () => errorAnswer(503, 'Identity rests.')));
  const { user } = render();
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  serve(here);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Firefox on macOS')).toBeVisible();
});
