import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { serveTabs } from '../testing/serve-tabs';
import {
  address,
  conversationFixture,
  input,
  messageFixture,
  names,
  openMessages,
  own,
  serveMessages,
  threadOf,
} from './testing/messages';

const amir = conversationFixture('Amir Haddad', { unreadCount: 3, isOnline: true, lastMessage: 'I bring the valve.' });
const grace = conversationFixture('Grace Hopper', { participantRole: 'admin_low', unreadCount: 1 });
const maria = conversationFixture('Maria Lopez', {
  participantRole: 'municipal_government',
  bookingId: crypto.randomUUID(),
});
const all = () => [amir, grace, maria].map((one) => ({ ...one }));
const rowOf = (name: RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('shows for each the user, their role, the last message and the number of unread ones', async () => {
    serveMessages(all());
    openMessages();
    await rowOf(/^Online Amir Haddad .* I bring the valve\. 3 unread Contractor$/);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('button', { name: /Grace Hopper/ })).toHaveTextContent('Admin');
    expect(screen.getByRole('button', { name: /Maria Lopez/ })).toHaveTextContent('Customer');
    expect(screen.getByRole('button', { name: /Maria Lopez/ })).not.toHaveTextContent('Online');
  });

  it('shows the total of unread messages', async () => {
    serveMessages(all());
    openMessages();
    expect(await screen.findByText('4 unread')).toBeVisible();
  });

  it('leads to the booking of a conversation', async () => {
    serveMessages(all());
    const { user } = openMessages();
    await user.click(await screen.findByRole('link', { name: 'About a booking with Maria Lopez' }));
    expect(address()).toBe(`/dashboard/bookings?booking=${maria.bookingId}`);
  });

  it('does not lead to the booking without the bookings tab', async () => {
    serveMessages(all());
    serveTabs('messages');
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    await threadOf('Maria Lopez');
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^About a booking/ })).not.toBeInTheDocument();
  });

  it('can be searched by name and by last message', async () => {
    serveMessages(all());
    const { user } = openMessages();
    await rowOf(/Amir/);
    const box = screen.getByRole('searchbox', { name: 'Search conversations' });
    await user.type(box, 'HOPP');
    expect(names()).toEqual([expect.stringContaining('Grace Hopper')]);
    await user.clear(box);
    await user.type(box, 'valve');
    expect(names()).toEqual([expect.stringContaining('Amir Haddad')]);
    await user.clear(box);
    await user.type(box, 'nobody');
    expect(screen.getByText('No conversations found')).toBeVisible();
  });

  it('says that it and its search have only the latest ones, where there are more', async () => {
    serveMessages(Array.from({ length: 200 }, (_, place) => conversationFixture(`Other ${place}`)));
    const { user } = openMessages();
    expect(await screen.findByText(/^Your latest 200 conversations are listed and searched\./)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'nobody');
    expect(screen.getByText(/^Your latest 200 conversations/)).toBeVisible();
  });

  it('reads the search from the URL', async () => {
    serveMessages(all());
    openMessages('/dashboard/messages?search=valve');
    await rowOf(/Amir Haddad/);
    expect(names()).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('valve');
  });

  it('is navigated with the arrows, and is one tab stop', async () => {
    serveMessages(all());
    const { user } = openMessages();
    const first = await rowOf(/Amir/);
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: /Maria/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    const second = screen.getByRole('button', { name: /Grace/ });
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('tabindex', '0');
    expect(first).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{Enter}');
    expect(await threadOf('Grace Hopper')).toBeVisible();
    expect(input()).toHaveFocus();
  });
});

describe('without a selection', () => {
  it('asks for one', async () => {
    serveMessages(all());
    openMessages();
    expect(await screen.findByText('Select a conversation')).toBeVisible();
  });

  it('shows that a conversation in the URL does not exist', async () => {
    serveMessages(all());
    openMessages(`/dashboard/messages?conversation=${crypto.randomUUID()}`);
    expect(await screen.findByText(/not among yours/)).toBeVisible();
  });

  it('shows that there are none yet, and leads to the contractors', async () => {
    serveMessages([]);
    const { user } = openMessages();
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.queryByText('Select a conversation')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Find a contractor and press Contact, or press Message/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Find a Contractor' }));
    expect(address()).toBe('/dashboard/contractors');
  });

  it.each([
    [['messages', 'bookings'], 'Press Message on one of your bookings.'],
    [['messages'], 'Whoever writes to you appears here.'],
  ])('with the tabs %s, says how the first one begins without the contractors', async (tabs, text) => {
    serveMessages([]);
    serveTabs(...tabs);
    openMessages();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Find a Contractor' })).not.toBeInTheDocument();
  });

  it('announces that they are loading', () => {
    server.use(http.get('/api/v1/conversations', () => delay('infinite')));
    openMessages();
    expect(screen.getByText('Loading conversations').closest('[role=status]')).toBeInTheDocument();
    expect(screen.queryByText('Select a conversation')).not.toBeInTheDocument();
  });

  it('shows the message of the server if they did not load, and can be reloaded', async () => {
    server.use(http.get('/api/v1/conversations', () => errorAnswer(503, 'The service is away.')));
    const { user } = openMessages();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    serveMessages(all());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Amir/)).toBeVisible();
  });
});

describe('selecting a conversation', () => {
  it('shows its messages, marks them read and puts it into the URL', async () => {
    const recorded = serveMessages(all(), [
      messageFixture(amir, 'Hello Ada'),
      messageFixture(amir, 'Hello Amir', { ...own, read: false }),
    ]);
    const { user } = openMessages();
    await user.click(await rowOf(/Amir/));
    const thread = await threadOf('Amir Haddad');
    expect(thread).toHaveTextContent(/Amir Haddad: Hello Ada.*You: Hello Amir/);
    expect(address()).toBe(`/dashboard/messages?conversation=${amir.id}`);
    await waitFor(() => expect(recorded.read).toEqual([amir.id]));
    expect(screen.getByText('1 unread')).toBeVisible();
    expect(screen.getByRole('button', { name: /Amir/, current: true })).not.toHaveTextContent('unread');
  });

  it('sends no read receipt if nothing is unread', async () => {
    const recorded = serveMessages(all(), [messageFixture(maria, 'Hello')]);
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    expect(await within(await threadOf('Maria Lopez')).findByText('Hello')).toBeVisible();
    expect(recorded.read).toEqual([]);
  });

  it('marks the last own message that was read', async () => {
    serveMessages(all(), [
      messageFixture(maria, 'First', own),
      messageFixture(maria, 'Second', own),
      messageFixture(maria, 'Third', { ...own, read: false }),
    ]);
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    expect(await threadOf('Maria Lopez')).toHaveTextContent(/Second.*Read.*Third/);
    expect(screen.getAllByText('Read')).toHaveLength(1);
  });

  it('separates the days', async () => {
    serveMessages(all(), [
      messageFixture(maria, 'Long ago', { timestamp: '2020-03-02T12:00:00.000Z' }),
      messageFixture(maria, 'Just now', { timestamp: new Date().toISOString() }),
    ]);
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    const thread = await threadOf('Maria Lopez');
    const days = within(thread).getAllByRole('heading');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mon, March 2, 2020', 'Today']);
  });

  it('shows markup as text and makes links of URLs', async () => {
    serveMessages(all(), [messageFixture(maria, '<b>Look</b> at https://example.com/a?b=1, please')]);
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    expect(await screen.findByText(/<b>Look<\/b> at/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  });

  it('loads older messages when the user scrolls to the first', async () => {
    const many = Array.from({ length: 60 }, (_, place) => messageFixture(maria, `Number ${place + 1}.`));
    serveMessages(all(), many);
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    const thread = await threadOf('Maria Lopez');
    expect(within(thread).queryByText('Number 10.')).not.toBeInTheDocument();
    fireEvent.scroll(thread);
    expect(await within(thread).findByText('Number 1.')).toBeVisible();
    const texts = within(thread)
      .getAllByText(/^Number/)
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(many.map(({ content }) => content));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Older Messages' })).not.toBeInTheDocument());
  });

  it('shows why the messages did not load, and can be reloaded', async () => {
    const failing = { current: true };
    serveMessages(all(), [messageFixture(maria, 'Hello')]);
    server.use(
      http.get('/api/v1/conversations/:id/messages', () =>
        failing.current ? errorAnswer(500, 'It broke.') : undefined,
      ),
    );
    const { user } = openMessages(`/dashboard/messages?conversation=${maria.id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    failing.current = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await threadOf('Maria Lopez')).findByText('Hello')).toBeVisible();
  });

  it('shows that there are no messages yet', async () => {
    serveMessages(all());
    openMessages(`/dashboard/messages?conversation=${maria.id}`);
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('the conversation replaces the list, and Back and Escape return to it', async () => {
    serveMessages(all(), [messageFixture(amir, 'Hello Ada')]);
    const { user } = openMessages();
    await user.click(await rowOf(/Amir/));
    await threadOf('Amir Haddad');
    expect(screen.queryByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('list', { name: 'Conversations' })).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Amir/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await threadOf('Amir Haddad');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Amir/ })).toHaveFocus();
    expect(address()).toBe('/dashboard/messages');
  });
});

it('keeps its content, marked as possibly outdated, when it cannot be refetched', async () => {
  serveMessages(all());
  const { leaveAndReturn } = openMessages();
  await rowOf(/Amir/);
  server.use(http.get('/api/v1/conversations', () => HttpResponse.error()));
  leaveAndReturn();
  expect(await screen.findByText(/may be out of date/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Amir/ })).toBeVisible();
});

it('removes what another user left in this browser', async () => {
  localStorage.setItem(`plaza.private.somebody.draft.${amir.id}`, 'secret');
  serveMessages(all());
  openMessages(`/dashboard/messages?conversation=${amir.id}`);
  await threadOf('Amir Haddad');
  expect(input()).toHaveValue('');
  expect(localStorage.getItem(`plaza.private.somebody.draft.${amir.id}`)).toBeNull();
});
