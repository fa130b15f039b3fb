import type { BrowserEvent } from '@plaza/contracts/events';
import type { TabId } from '@plaza/contracts/tabs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, refused, server } from './testing/platform';
import { remotesHere } from './testing/remotes';
import { place, renderAt } from './testing/render';

const permissionsChanged: BrowserEvent = { type: 'permissions.changed', payload: { version: 2, roles: ['user'] } };
const released: BrowserEvent = { type: 'remotes.changed', payload: { name: 'markets', version: '1.1.0' } };
const revoked: BrowserEvent = { type: 'session.revoked', payload: { sessionIds: ['some-session'] } };

async function openMarkets() {
  const platform = meetPlatform(ada, ['overview', 'markets']);
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  await waitFor(() => expect(platform.requests).toContain('GET /api/v1/events'));
  return platform;
}

describe('input in a tab that is removed', () => {
  it('is offered for copying', async () => {
    const copied = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    const platform = await openMarkets();
    await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), 'half a thought');
    platform.tabs = ['overview'];
    act(() => platform.sendEvent(permissionsChanged));
    const dialog = await screen.findByRole('dialog', { name: 'Markets is no longer open to you' });
    expect(dialog).toHaveTextContent('half a thought');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy What I Typed' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('Markets of 1.0.0: half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['nothing was typed', ''],
    ['it was taken back', 'x{Backspace}'],
  ])('is not offered when %s', async (_case, keys) => {
    const platform = await openMarkets();
    if (keys) await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), keys);
    platform.tabs = ['overview'];
    act(() => platform.sendEvent(permissionsChanged));
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not offered when the user leaves the tab', async () => {
    const platform = await openMarkets();
    await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), 'half a thought');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await screen.findByText('Overview of 1.0.0');
    platform.tabs = ['overview'];
    act(() => platform.sendEvent(permissionsChanged));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Markets' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('removes a tab from an open page, whose first tab becomes the active one', async () => {
  const platform = await openMarkets();
  platform.tabs = ['overview'];
  act(() => platform.sendEvent(permissionsChanged));
  expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Markets' })).not.toBeInTheDocument();
  expect(place()).toBe('/dashboard/overview');
});

it('adds a tab to an open page, and input is kept', async () => {
  const platform = await openMarkets();
  await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), 'half a word');
  platform.tabs = ['overview', 'markets', 'bookings'];
  act(() => platform.sendEvent(permissionsChanged));
  expect(await screen.findByRole('tab', { name: 'Bookings' })).toBeInTheDocument();
  expect(screen.getByLabelText('Markets of 1.0.0')).toHaveValue('half a word');
  expect(remotesHere.loaded).toEqual(['markets 1.0.0']);
});

describe('tabs in an event', () => {
  const changedTo = (tabs: TabId[], version = 2): BrowserEvent => ({
    type: 'permissions.changed',
    payload: { version, roles: ['user'], tabs: { user: tabs } },
  });

  it('are removed without a request to the server', async () => {
    const platform = await openMarkets();
    const before = platform.requests.length;
    act(() => platform.sendEvent(changedTo(['overview'])));
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Markets' })).not.toBeInTheDocument();
    expect(platform.requests.slice(before)).toEqual([]);
  });

  it('are added with a request for their remotes', async () => {
    const platform = await openMarkets();
    const before = platform.requests.length;
    platform.tabs = ['overview', 'markets', 'bookings'];
    act(() => platform.sendEvent(changedTo(['overview', 'markets', 'bookings'])));
    await userEvent.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByText('Bookings of 1.0.0')).toBeInTheDocument();
    expect(platform.requests.slice(before)).toEqual(['GET /api/v1/remotes']);
  });

  it('that were removed are added again', async () => {
    const platform = await openMarkets();
    act(() => platform.sendEvent(changedTo(['overview'])));
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    act(() => platform.sendEvent(changedTo(['overview', 'markets'], 3)));
    await userEvent.click(await screen.findByRole('tab', { name: 'Markets' }));
    expect(await screen.findByText('Markets of 1.0.0')).toBeInTheDocument();
  });

  it('are ignored if newer ones are known', async () => {
    const platform = await openMarkets();
    act(() => platform.sendEvent(changedTo(['overview'], 3)));
    expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
    act(() => platform.sendEvent(changedTo(['overview', 'markets'], 2)));
    act(() => platform.sendEvent(released));
    await waitFor(() => expect(platform.requests.filter((one) => one === 'GET /api/v1/remotes')).toHaveLength(2));
    expect(screen.queryByRole('tab', { name: 'Markets' })).not.toBeInTheDocument();
  });

  it('are fetched if one of them is not built in', async () => {
    const platform = await openMarkets();
    const before = platform.requests.length;
    platform.areaTabs = [{ id: 'gardens', label: 'Gardens', icon: 'leaf', area: 'gardens' }];
    platform.tabs = ['overview', 'markets', 'gardens'];
    act(() => platform.sendEvent(changedTo(['overview', 'markets', 'gardens'])));
    expect(await screen.findByRole('tab', { name: 'Gardens' })).toBeInTheDocument();
    expect(platform.requests.slice(before)).toContain('GET /api/v1/auth/my-tab-permissions');
  });

  it('of another role are ignored', async () => {
    const platform = await openMarkets();
    const before = platform.requests.length;
    act(() => platform.sendEvent({ type: 'permissions.changed', payload: { version: 2, roles: ['contractor'] } }));
    act(() => platform.sendEvent(released));
    await waitFor(() => expect(platform.requests.slice(before)).toEqual(['GET /api/v1/remotes']));
  });
});

it('keeps an open remote when another release is announced, until it is visited again', async () => {
  const platform = await openMarkets();
  const requestsBefore = platform.requests.length;
  await userEvent.type(screen.getByLabelText('Markets of 1.0.0'), 'half a word');
  platform.version = '1.1.0';
  platform.described = {
    previous: { version: '1.0.0', entry: '/remotes/markets/1.0.0/remoteEntry.js', integrity: {} },
  };
  act(() => platform.sendEvent(released));
  await waitFor(() => expect(platform.requests.slice(requestsBefore)).toEqual(['GET /api/v1/remotes']));
  expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
  expect(screen.getByLabelText('Markets of 1.0.0')).toHaveValue('half a word');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByText('Overview of 1.1.0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Markets' }));
  expect(await screen.findByText('Markets of 1.1.0')).toBeInTheDocument();
  expect(remotesHere.loaded).toEqual(['markets 1.0.0', 'finance 1.1.0', 'markets 1.1.0']);
});

it('ends a session that was revoked elsewhere', async () => {
  const platform = await openMarkets();
  server.use(http.get('/api/v1/auth/me', () => refused(401, 'Unauthorized', 'token_revoked')));
  act(() => platform.sendEvent(revoked));
  expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
  expect(localStorage.getItem('jwt')).toBeNull();
});

it('continues when another session of this user was revoked', async () => {
  const platform = await openMarkets();
  act(() => platform.sendEvent(revoked));
  await waitFor(() => expect(platform.requests).toContain('GET /api/v1/auth/me'));
  expect(screen.getByText('Markets of 1.0.0')).toBeInTheDocument();
  expect(localStorage.getItem('jwt')).toBe('token');
});

it('fetches what it missed on a reconnect, and nothing on the first connect', async () => {
  const platform = await openMarkets();
  const count = (call: string) => platform.requests.filter((one) => one === call).length;
  expect(count('GET /api/v1/remotes')).toBe(1);
  expect(count('GET /api/v1/auth/my-tab-permissions')).toBe(1);
  platform.tabs = ['overview'];
  act(() => platform.breakStream());
  expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
  expect(count('GET /api/v1/remotes')).toBe(2);
  expect(count('GET /api/v1/auth/my-tab-permissions')).toBe(2);
});

it('ends a session that the stream rejects and nobody renews', async () => {
  const platform = await openMarkets();
  server.use(
    http.get('/api/v1/events', () => refused(401, 'Unauthorized', 'token_expired')),
    http.get('/api/v1/auth/me', () => refused(401, 'Unauthorized', 'token_expired')),
  );
  act(() => platform.breakStream());
  expect(await screen.findByText('Page /signin of 1.0.0')).toBeInTheDocument();
});

it('keeps no connection open for visitors', async () => {
  const platform = meetPlatform(null);
  await renderAt('/signin');
  await screen.findByText('Page /signin of 1.0.0');
  expect(platform.requests).toEqual(['GET /api/v1/remotes']);
});

it('closes the connection with the session', async () => {
  const closed = jest.fn();
  meetPlatform(ada, ['markets']);
  server.use(
    http.get('/api/v1/events', ({ request }) => {
      request.signal.addEventListener('abort', closed);
      return new HttpResponse(new ReadableStream({}), { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  await renderAt('/dashboard');
  await screen.findByText('Markets of 1.0.0');
  closed.mockClear(); // StrictMode opens, closes and opens
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});
