import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { clearSession } from '@plaza/web-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { closeOutbox } from './outbox/outboxes';
import {
  ada,
  conversationFixture,
  input,
  messageFixture,
  openMessages,
  serveMessages,
  threadOf,
} from './testing/messages';

const amir = conversationFixture('Amir Haddad');
const grace = conversationFixture('Grace Hopper');
const at = `/dashboard/messages?conversation=${amir.id}`;
const sendPath = '/api/v1/conversations/:id/messages';
const all = () => [{ ...amir }, { ...grace }];
const recorded = () => Object.keys(localStorage).filter((key) => /^plaza\.private\..*\.unsent\./.test(key));
const comeOnline = () => act(() => window.dispatchEvent(new Event('online')));

/** The page is loaded again: its memory is gone, what the browser stored is not. */
function reload(view: ReturnType<typeof openMessages>) {
  view.unmount();
  closeOutbox(ada.id, true);
  return openMessages(at);
}

async function open() {
  const view = openMessages(at);
  return { ...view, thread: await threadOf('Amir Haddad') };
}

describe('sending', () => {
  it('with Enter adds the message to the thread and shows that it was delivered', async () => {
    const { tries } = serveMessages(all());
    const { user, thread } = await open();
    await user.type(input(), 'On my way{Enter}');
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(screen.getByText('Your message has been delivered.')).toBeVisible();
    expect(thread).toHaveTextContent('You: On my way');
    expect(within(thread).getAllByText('On my way')).toHaveLength(1);
    expect(tries).toEqual([{ conversationId: amir.id, content: 'On my way', clientId: expect.any(String) }]);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByRole('button', { name: /Amir/ })).toHaveTextContent('On my way');
    expect(recorded()).toEqual([]);
  });

  it('by the button, with the focus back in the input', async () => {
    const { tries } = serveMessages(all());
    const { user } = await open();
    await user.type(input(), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(tries).toHaveLength(1);
    expect(input()).toHaveFocus();
  });

  it('Shift+Enter starts a new line', async () => {
    const { tries } = serveMessages(all());
    const { user } = await open();
    await user.type(input(), 'One{Shift>}{Enter}{/Shift}two');
    expect(input()).toHaveValue('One\ntwo');
    expect(tries).toEqual([]);
  });

  it.each([
    ['composes a letter', { isComposing: true }],
    ['ends that in Safari', { keyCode: 229 }],
  ])('ignores an Enter that %s', async (_how, composing) => {
    const { tries } = serveMessages(all());
    await open();
    fireEvent.change(input(), { target: { value: 'にほ' } });
    fireEvent.keyDown(input(), { key: 'Enter', ...composing });
    expect(input()).toHaveValue('にほ');
    expect(tries).toEqual([]);
  });

  it('sends no blanks', async () => {
    const { tries } = serveMessages(all());
    const { user } = await open();
    await user.type(input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(tries).toEqual([]);
  });

  it('counts from 3,800 characters on and sends at most 4,000', async () => {
    const { tries } = serveMessages(all());
    const { user } = await open();
    fireEvent.change(input(), { target: { value: 'x'.repeat(3799) } });
    expect(screen.queryByText(/\/ 4,000/)).not.toBeInTheDocument();
    fireEvent.change(input(), { target: { value: 'x'.repeat(4000) } });
    expect(screen.getByText('4,000 / 4,000')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    fireEvent.change(input(), { target: { value: 'x'.repeat(10_000) } });
    expect(input()).toHaveAccessibleDescription('10,000 / 4,000: 6,000 characters too many.');
    await user.type(input(), '{Enter}');
    expect(input()).toHaveValue('x'.repeat(10_000));
    expect(tries).toEqual([]);
  });

  it('keeps the order, one at a time', async () => {
    const { tries } = serveMessages(all());
    const under = { now: 0, most: 0 };
    server.use(
      http.post(sendPath, async () => {
        under.now += 1;
        under.most = Math.max(under.most, under.now);
        await delay(5);
        under.now -= 1;
        return undefined;
      }),
    );
    const { user } = await open();
    await user.type(input(), 'One{Enter}Two{Enter}Three{Enter}');
    await waitFor(() => expect(tries.map(({ content }) => content)).toEqual(['One', 'Two', 'Three']));
    await waitFor(() => expect(recorded()).toEqual([]));
    expect(under.most).toBe(1);
  });

  it('shows that it is pending until the server has it', async () => {
    serveMessages(all());
    server.use(http.post(sendPath, () => delay('infinite')));
    const { user } = await open();
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(screen.queryByText('Message sent')).not.toBeInTheDocument();
  });
});

describe('a message that is rejected', () => {
  it('is kept with the reason, and can be sent again or discarded', async () => {
    const { tries } = serveMessages(all());
    const isRefusing = { now: true };
    server.use(
      http.post(sendPath, () =>
        isRefusing.now ? errorAnswer(409, 'This person has left.', 'participant_gone') : undefined,
      ),
    );
    const { user, thread } = await open();
    await user.type(input(), 'Hello{Enter}Again{Enter}');
    expect(await screen.findAllByText('Not sent: This person has left.')).toHaveLength(2);
    expect(thread).toHaveTextContent(/Hello.*Again/);
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    expect(within(thread).queryByText('Hello')).not.toBeInTheDocument();
    await waitFor(() => expect(thread).toHaveFocus()); // as the pressed button has gone
    isRefusing.now = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(tries.map(({ content }) => content)).toEqual(['Again']);
    expect(recorded()).toEqual([]);
  });

  it('is still there, with its reason, after a reload, and is not sent automatically', async () => {
    const { tries } = serveMessages(all());
    const isRefusing = { now: true };
    server.use(http.post(sendPath, () => (isRefusing.now ? errorAnswer(409, 'This person has left.') : undefined)));
    const view = await open();
    await view.user.type(input(), 'Hello{Enter}');
    await screen.findByText('Not sent: This person has left.');
    isRefusing.now = false;
    reload(view);
    expect(await screen.findByText('Not sent: This person has left.')).toBeVisible();
    expect(tries).toEqual([]);
  });
});

describe('without a connection', () => {
  it('a message waits, and is sent once when the connection is back', async () => {
    const { tries, messages } = serveMessages(all());
    const isUnavailable = { now: true };
    const requests: unknown[] = [];
    server.use(
      http.post(sendPath, async ({ request }) => {
        requests.push(await request.clone().json());
        return isUnavailable.now ? HttpResponse.error() : undefined;
      }),
    );
    const { user, thread } = await open();
    await user.type(input(), 'Are you there?{Enter}');
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(within(thread).getByText('Are you there?')).toBeVisible();
    isUnavailable.now = false;
    comeOnline();
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(tries).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual(requests[1]);
    expect(messages).toHaveLength(1);
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  });

  it('a lost answer causes no second message', async () => {
    const { messages } = serveMessages(all());
    const isLost = { now: true };
    server.use(
      http.post<{ id: string }, { content: string; clientId: string }>(sendPath, async ({ request }) => {
        if (!isLost.now) return undefined;
        isLost.now = false;
        const { content, clientId } = await request.clone().json();
        messages.push(messageFixture(amir, content, { senderId: ada.id, senderName: 'Ada Byron', clientId }));
        return HttpResponse.error();
      }),
    );
    const { user, thread } = await open();
    await user.type(input(), 'Only once{Enter}');
    await screen.findByText('Not sent yet');
    comeOnline();
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(messages).toHaveLength(1);
    expect(within(thread).getAllByText('Only once')).toHaveLength(1);
  });

  it('sent and typed text survives a reload, and the former is sent then', async () => {
    const { tries } = serveMessages(all());
    const isUnavailable = { now: true };
    server.use(http.post(sendPath, () => (isUnavailable.now ? HttpResponse.error() : undefined)));
    const view = await open();
    await view.user.type(input(), 'First{Enter}Second{Enter}half a th');
    await waitFor(() => expect(screen.getAllByText('Not sent yet')).toHaveLength(2));
    isUnavailable.now = false;
    reload(view);
    await waitFor(() => expect(tries.map(({ content }) => content)).toEqual(['First', 'Second']));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('half a th');
    await waitFor(() => expect(recorded()).toEqual([]));
  });

  it('a draft belongs to its conversation', async () => {
    serveMessages(all());
    const { user } = await open();
    await user.type(input(), 'for Amir');
    await user.click(screen.getByRole('button', { name: /Grace/ }));
    await threadOf('Grace Hopper');
    expect(input()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /Amir/ }));
    await threadOf('Amir Haddad');
    expect(input()).toHaveValue('for Amir');
  });

  it('Discard removes a waiting message, and can be undone', async () => {
    serveMessages(all());
    server.use(http.post(sendPath, () => HttpResponse.error()));
    const { user } = await open();
    await user.type(input(), 'Never mind{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Never mind')).not.toBeInTheDocument();
    expect(recorded()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Never mind')).toBeVisible();
    expect(recorded()).toHaveLength(1);
  });

  it('Discard says nothing about a message that another window has sent or discarded', async () => {
    serveMessages(all());
    server.use(http.post(sendPath, () => HttpResponse.error()));
    const { user } = await open();
    await user.type(input(), 'Never mind{Enter}');
    const discard = await screen.findByRole('button', { name: 'Discard' });
    for (const key of Object.keys(localStorage)) if (key.includes('.unsent.')) localStorage.removeItem(key);
    await user.click(discard);
    await waitFor(() => expect(screen.queryByText('Never mind')).not.toBeInTheDocument());
    expect(screen.queryByText(/discarded/)).not.toBeInTheDocument();
  });

  it('another attempt takes no button or focus away, and blocks only those of the message that is being sent', async () => {
    serveMessages(all());
    const isStalled = { now: false };
    server.use(http.post(sendPath, () => (isStalled.now ? delay('infinite') : HttpResponse.error())));
    const { user } = await open();
    await user.type(input(), 'First{Enter}Second{Enter}');
    await waitFor(() => expect(screen.getAllByText('Not sent yet')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('button', { name: 'Discard' }) as [HTMLElement, HTMLElement];
    act(() => first.focus());
    isStalled.now = true;
    comeOnline();
    const sending = await screen.findByText('Sending…');
    expect(sending).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText('Not sent yet')).toHaveAttribute('aria-live', 'off');
    expect(first).toHaveFocus();
    await user.click(first);
    expect(screen.getByText('First')).toBeVisible();
    await user.click(second);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});

it('signing out removes drafts and unsent messages', async () => {
  serveMessages(all());
  server.use(http.post(sendPath, () => HttpResponse.error()));
  const { user, store, unmount } = await open();
  await user.type(input(), 'Not gone out{Enter}and a draft');
  await screen.findByText('Not sent yet');
  unmount();
  act(() => {
    store.dispatch(clearSession());
  });
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});
