import type { BrowserEvent, EventPayload, EventType } from '@plaza/contracts/events';
import { messagePage } from '@plaza/contracts/marketplace/choices';
import type { Conversation, Message, NewMessage } from '@plaza/contracts/marketplace/conversations';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, openLiveEvents, saveSession } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveTabs } from '../../testing/serve-tabs';
import { Messages } from '../messages';
import { closeOutbox } from '../outbox/outboxes';

export const ada = userFixture();
const path = '/api/v1/conversations';

afterEach(() => closeOutbox(ada.id, false));

/** A conversation of Ada; the other fields are arbitrary. */
export function conversationFixture(name: string, overrides: Partial<Conversation> = {}): Conversation {
  return {
    id: crypto.randomUUID(),
    participantId: crypto.randomUUID(),
    participantName: name,
    participantRole: 'contractor',
    bookingId: null,
    lastMessage: 'See you at nine.',
    lastMessageTime: '2026-03-02T09:00:00.000Z',
    unreadCount: 0,
    isOnline: false,
    ...overrides,
  };
}

/** A message of the other participant, or with `own` one of Ada's. */
export function messageFixture(within: Conversation, content: string, overrides: Partial<Message> = {}): Message {
  return {
    id: crypto.randomUUID(),
    conversationId: within.id,
    senderId: within.participantId,
    senderName: within.participantName,
    content,
    timestamp: '2026-03-02T09:00:00.000Z',
    read: true,
    type: 'text',
    clientId: null,
    ...overrides,
  };
}

export const own: Partial<Message> = { senderId: ada.id, senderName: 'Ada Byron' };

/**
 * Responds as the marketplace does, and records the requests. The list does not contain the conversations in `older`.
 */
export function serveMessages(conversations: Conversation[], messages: Message[] = [], older: Conversation[] = []) {
  const recorded = {
    conversations,
    older,
    /** The ids of the conversations that were fetched by id. */
    readAlone: [] as string[],
    messages,
    /** The sent messages, one per attempt. */
    tries: [] as (NewMessage & { conversationId: string })[],
    read: [] as string[],
    lists: 0,
  };
  serveTabs('contractors', 'messages', 'bookings');
  server.use(
    http.get(path, () => {
      recorded.lists += 1;
      return HttpResponse.json(recorded.conversations);
    }),
    http.get<{ id: string }>(`${path}/:id`, ({ params }) => {
      recorded.readAlone.push(params.id);
      const found = [...recorded.conversations, ...recorded.older].find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : errorAnswer(404, 'Conversation not found.', 'conversation_not_found');
    }),
    http.get<{ id: string }>(`${path}/:id/messages`, ({ params, request }) => {
      const all = recorded.messages.filter(({ conversationId }) => conversationId === params.id);
      const before = new URL(request.url).searchParams.get('before');
      const end = before ? all.findIndex(({ id }) => id === before) : all.length;
      return HttpResponse.json(all.slice(Math.max(0, end - messagePage), end));
    }),
    http.post<{ id: string }, NewMessage>(`${path}/:id/messages`, async ({ params, request }) => {
      const body = await request.json();
      recorded.tries.push({ ...body, conversationId: params.id });
      const known = recorded.messages.find(({ clientId }) => clientId === body.clientId);
      if (known) return HttpResponse.json(known, { status: 201 });
      const made = createdMessage(params.id, body);
      recorded.messages.push(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post<{ id: string }>(`${path}/:id/read`, ({ params }) => {
      recorded.read.push(params.id);
      return HttpResponse.json(null);
    }),
  );
  return recorded;
}

function createdMessage(conversationId: string, { content, clientId = crypto.randomUUID() }: NewMessage): Message {
  const timestamp = new Date().toISOString();
  const id = crypto.randomUUID();
  return {
    id,
    conversationId,
    senderName: 'Ada Byron',
    senderId: ada.id,
    content,
    timestamp,
    read: false,
    type: 'text',
    clientId,
  };
}

function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders the tab as Ada or another user, at an address. */
export function openMessages(at = '/dashboard/messages', user = ada) {
  const store = createAppStore();
  store.dispatch(saveSession('token', user));
  return renderInPlaza(
    <>
      <Messages />
      <CurrentAddress />
    </>,
    { store, path: at },
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const threadOf = (name: string) => screen.findByRole('log', { name: `Messages with ${name}` });
export const input = () => screen.getByRole('textbox', { name: 'Message' });
export const names = () =>
  within(screen.getByRole('list', { name: 'Conversations' }))
    .getAllByRole('button')
    .map((one) => one.textContent ?? '');

/** Opens the live events as the dashboard does. @returns a function that publishes an event */
export async function openLive() {
  let latest: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.use(
    http.get('/api/v1/events', () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          latest = controller;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = openLiveEvents(() => resolve());
  });
  stops.push(stop);
  function publish<Type extends EventType>(type: Type, payload: EventPayload<Type>) {
    const event: BrowserEvent<Type> = { type, payload };
    act(() => latest?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)));
  }
  /** Ends the stream; the client opens it again. */
  const cut = () => act(() => latest?.close());
  return Object.assign(publish, { cut });
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Makes the page hidden or visible. */
export function setPageVisible(isVisible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
