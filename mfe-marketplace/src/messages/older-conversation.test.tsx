import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import {
  address,
  conversationFixture,
  input,
  messageFixture,
  names,
  openLive,
  openMessages,
  serveMessages,
  threadOf,
} from './testing/messages';

const amir = conversationFixture('Amir Haddad');
const olga = conversationFixture('Olga Petrova', { unreadCount: 2 });
const at = `/dashboard/messages?conversation=${olga.id}`;
const later = '2026-03-02T10:00:00.000Z';

/** One that is older than all of the list. */
const serveOlder = () => serveMessages([{ ...amir }], [messageFixture(olga, 'Hello Ada')], [{ ...olga }]);

it('opens by its URL, and is marked as read once', async () => {
  const recorded = serveOlder();
  openMessages(at);
  expect(await within(await threadOf('Olga Petrova')).findByText('Hello Ada')).toBeVisible();
  expect(names()).toEqual([expect.stringContaining('Amir Haddad')]);
  expect(input()).toHaveFocus();
  await waitFor(() => expect(recorded.read).toEqual([olga.id]));
  expect(recorded.readAlone).toEqual([olga.id]);
});

it('shows whether the other user is online', async () => {
  serveOlder();
  const tell = await openLive();
  openMessages(at);
  await threadOf('Olga Petrova');
  tell('presence.changed', { userId: olga.participantId, isOnline: true });
  expect(await screen.findByText('Online')).toBeVisible();
  tell('presence.changed', { userId: olga.participantId, isOnline: false });
  await waitFor(() => expect(screen.queryByText('Online')).not.toBeInTheDocument());
});

it('appears in the list once a message has arrived, with the draft', async () => {
  const recorded = serveOlder();
  const tell = await openLive();
  const { user } = openMessages(at);
  const thread = await threadOf('Olga Petrova');
  await user.type(input(), 'Good mor');
  recorded.conversations = [{ ...olga, unreadCount: 0, lastMessageTime: later }, { ...amir }];
  tell('message.sent', { message: messageFixture(olga, 'Are you there?', { timestamp: later }) });
  expect(await within(thread).findByText('Are you there?')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Olga Petrova/, current: true })).toBeVisible();
  expect(input()).toHaveValue('Good mor');
});

it('that is in the list is not fetched separately', async () => {
  const recorded = serveMessages([{ ...amir }], [messageFixture(amir, 'Hello')]);
  openMessages(`/dashboard/messages?conversation=${amir.id}`);
  expect(await within(await threadOf('Amir Haddad')).findByText('Hello')).toBeVisible();
  expect(recorded.readAlone).toEqual([]);
});

describe('on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('says that it loads, with a way back to the list', async () => {
    serveOlder();
    server.use(http.get('/api/v1/conversations/:id', () => delay('infinite')));
    const { user } = openMessages(at);
    expect(await screen.findByText('Loading messages')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeVisible();
  });

  it('says that it is not among the own ones, with a way back to the list', async () => {
    serveMessages([{ ...amir }]);
    const { user } = openMessages(at);
    expect(await screen.findByText('The one that you came for is not among yours.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('list', { name: 'Conversations' })).toBeVisible();
    expect(address()).toBe('/dashboard/messages');
  });
});

describe('if it does not load', () => {
  /** It loads after the first answer. */
  const failOnce = () => {
    serveOlder();
    const fail = () => errorAnswer(503, 'The service is away.');
    server.use(http.get('/api/v1/conversations/:id', fail, { once: true }));
  };

  it('shows why, and can be reloaded', async () => {
    failOnce();
    const { user } = openMessages(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    expect(screen.queryByText(/not among yours/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await threadOf('Olga Petrova')).toBeVisible();
  });

  it('shows it on a phone too, with a way back to the list', async () => {
    setWindowWidth(390);
    failOnce();
    const { user } = openMessages(at);
    expect(await screen.findByText('Failed to load the conversation')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('list', { name: 'Conversations' })).toBeVisible();
    expect(address()).toBe('/dashboard/messages');
  });
});
