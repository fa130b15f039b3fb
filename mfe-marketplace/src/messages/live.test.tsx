import { messagePage } from '@plaza/contracts/marketplace/choices';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  conversationFixture,
  input,
  messageFixture,
  names,
  openLive,
  openMessages,
  own,
  serveMessages,
  setPageVisible,
  threadOf,
} from './testing/messages';

const amir = conversationFixture('Amir Haddad');
const grace = conversationFixture('Grace Hopper');
const at = `/dashboard/messages?conversation=${amir.id}`;
const later = '2026-03-02T10:00:00.000Z';
const all = () => [{ ...amir }, { ...grace }];

afterEach(() => jest.restoreAllMocks());

it('a received message is shown in its thread at once and marked as read, without refetching the list', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  const lists = recorded.lists;
  tell('message.sent', { message: messageFixture(amir, 'I am here', { timestamp: later, read: false }) });
  expect(await within(thread).findByText('I am here')).toBeVisible();
  await waitFor(() => expect(recorded.read).toEqual([amir.id]));
  expect(screen.queryByText(/unread/)).not.toBeInTheDocument();
  expect(recorded.lists).toBe(lists);
});

it('the same message received twice is one', async () => {
  serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  const news = { message: messageFixture(amir, 'I am here', { timestamp: later }) };
  tell('message.sent', news);
  tell('message.sent', news);
  tell('message.sent', { message: messageFixture(amir, 'the end', { timestamp: '2026-03-02T10:00:01.000Z' }) });
  await within(thread).findByText('the end');
  expect(within(thread).getAllByText('I am here')).toHaveLength(1);
});

it('a message that fills the page of a complete conversation does not add a link to older ones', async () => {
  const short = Array.from({ length: messagePage - 1 }, (_, place) => messageFixture(amir, `Number ${place + 1}.`));
  serveMessages(all(), short);
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  tell('message.sent', { message: messageFixture(amir, 'I am here', { timestamp: later }) });
  expect(await within(thread).findByText('I am here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older Messages' })).not.toBeInTheDocument();
});

it('a message in another conversation moves that to the top, as unread', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  await threadOf('Amir Haddad');
  tell('message.sent', { message: messageFixture(grace, 'News for you', { timestamp: later, read: false }) });
  expect(await screen.findByRole('button', { name: /Grace Hopper .* News for you 1 unread/ })).toBeVisible();
  expect(names()[0]).toContain('Grace Hopper');
  expect(screen.getByText('1 unread', { selector: '[role=status] *' })).toBeVisible();
  expect(recorded.read).toEqual([]);
});

it('a message of an unknown conversation refetches the list', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  await threadOf('Amir Haddad');
  const chen = conversationFixture('Chen Wei', { unreadCount: 1 });
  recorded.conversations = [chen, ...all()];
  tell('message.sent', { message: messageFixture(chen, 'Hello', { timestamp: later }) });
  expect(await screen.findByRole('button', { name: /Chen Wei/ })).toBeVisible();
});

it('stays unread while the page is hidden, and is read when it is visible', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  setPageVisible(false);
  tell('message.sent', { message: messageFixture(amir, 'I am here', { timestamp: later, read: false }) });
  await within(thread).findByText('I am here');
  expect(await screen.findByText('1 unread', { selector: '[role=status] *' })).toBeVisible();
  expect(recorded.read).toEqual([]);
  setPageVisible(true);
  await waitFor(() => expect(recorded.read).toEqual([amir.id]));
});

it('shows that the other user has read what was sent', async () => {
  const sent = messageFixture(amir, 'Read me', { ...own, read: false });
  serveMessages(all(), [sent, messageFixture(amir, 'And me', { ...own, read: false, timestamp: later })]);
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  expect(within(thread).queryByText('Read')).not.toBeInTheDocument();
  tell('conversation.read', { conversationId: amir.id, readerId: amir.participantId, at: sent.timestamp });
  expect(await within(thread).findByText('Read')).toBeVisible();
  expect(thread).toHaveTextContent(/Read me.*Read.*And me/);
});

it('a message read in another window is not unread here', async () => {
  serveMessages([{ ...amir }, { ...grace, unreadCount: 4 }]);
  const tell = await openLive();
  openMessages(at);
  expect(await screen.findByText('4 unread', { selector: '[role=status] *' })).toBeVisible();
  tell('conversation.read', { conversationId: grace.id, readerId: ada.id, at: later });
  await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
});

it('shows who is online', async () => {
  serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  await threadOf('Amir Haddad');
  // Not "Offline", which says of contractors that they do not work now.
  expect(screen.queryByText(/Online|Offline/)).not.toBeInTheDocument();
  tell('presence.changed', { userId: amir.participantId, isOnline: true });
  expect(await screen.findByRole('button', { name: /^Online Amir/ })).toBeVisible();
  expect(screen.getAllByText('Online')).toHaveLength(2); // at the row and in the thread
  tell('presence.changed', { userId: amir.participantId, isOnline: false });
  await waitFor(() => expect(screen.queryByText('Online')).not.toBeInTheDocument());
});

it('an own message that arrives live before the answer is shown once', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  const { user } = openMessages(at);
  const thread = await threadOf('Amir Haddad');
  await user.type(input(), 'Hello{Enter}');
  await waitFor(() => expect(recorded.messages).toHaveLength(1));
  const [sent] = recorded.messages;
  if (sent) tell('message.sent', { message: sent });
  expect(await screen.findByText('Message sent')).toBeVisible();
  expect(within(thread).getAllByText('Hello')).toHaveLength(1);
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

it('a message that was stored before an own one, but arrives after it, is above it and counts as unread', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  const { user } = openMessages(at);
  const thread = await threadOf('Amir Haddad');
  await user.type(input(), 'Mine{Enter}');
  await screen.findByText('Message sent');
  setPageVisible(false);
  const sentAt = recorded.messages[0]?.timestamp ?? '';
  const earlier = new Date(Date.parse(sentAt) - 100).toISOString();
  recorded.conversations = [{ ...amir, lastMessage: 'Mine', lastMessageTime: sentAt, unreadCount: 1 }, { ...grace }];
  tell('message.sent', { message: messageFixture(amir, 'Theirs', { timestamp: earlier, read: false }) });
  expect(await within(thread).findByText('Theirs')).toBeVisible();
  expect(thread).toHaveTextContent(/Theirs.*Mine/);
  expect(await screen.findByRole('button', { name: /Amir Haddad .* Mine 1 unread/ })).toBeVisible();
  setPageVisible(true);
  await waitFor(() => expect(recorded.read).toEqual([amir.id]));
});

it('refetches what may have been missed once the stream is open again', async () => {
  const recorded = serveMessages(all());
  const tell = await openLive();
  openMessages(at);
  const thread = await threadOf('Amir Haddad');
  recorded.messages.push(messageFixture(amir, 'While you were away', { timestamp: later }));
  tell.cut();
  expect(await within(thread).findByText('While you were away', undefined, { timeout: 5000 })).toBeVisible();
});
