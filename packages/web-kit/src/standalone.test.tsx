import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { defineRemote } from './remote-module';
import { mountStandalone } from './standalone';
import { ada, refused, server } from './testing/server';

const remote = defineRemote({
  tabs: { markets: () => <p>All markets</p>, overview: () => <p>At a glance</p> },
  routes: { '/hello': () => <p>Hello page</p> },
});

/** Opens the page at a path; gives how often the live events were asked for. */
async function openAt(path: string) {
  const streams = { count: 0 };
  server.use(
    http.get('/api/v1/events', () => {
      streams.count += 1;
      return new HttpResponse(new ReadableStream({}), { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  window.history.pushState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    unmount = mountStandalone(remote);
  });
  return streams;
}
let unmount: (() => void) | undefined;
afterEach(() => act(() => unmount?.()));

async function signIn(password: string) {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('requires signing in, then shows the tabs of the area and receives events', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/v1/auth/signin', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { accessToken: 'token', user: ada } });
    }),
  );
  const streams = await openAt('/');
  expect(streams.count).toBe(0);
  await signIn('correct horse');
  expect(await screen.findByText('All markets')).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'correct horse' }]);
  expect(localStorage.getItem('jwt')).toBe('token');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Markets', 'Overview']);
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByText('At a glance')).toBeInTheDocument();
  await waitFor(() => expect(streams.count).toBeGreaterThan(0));
});

it('shows why signing in failed, and allows another try', async () => {
  server.use(http.post('/api/v1/auth/signin', () => refused(401, 'invalid_credentials', 'Invalid email or password.')));
  await openAt('/');
  await signIn('wrong');
  expect(await screen.findByText('Invalid email or password.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(localStorage.getItem('jwt')).toBeNull();
});

it('continues the earlier session', async () => {
  localStorage.setItem('jwt', 'token');
  localStorage.setItem('user', JSON.stringify(ada));
  await openAt('/');
  expect(screen.getByText('All markets')).toBeInTheDocument();
});

it("shows the area's own pages at their paths to everybody", async () => {
  await openAt('/hello');
  expect(screen.getByText('Hello page')).toBeInTheDocument();
});
