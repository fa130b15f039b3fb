import type { BrowserEvent } from '@plaza/contracts/events';
import { act, render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { refused, server } from '../test-server';
import { useLiveTopic } from './use-live-topic';

const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
const news: BrowserEvent<'quotes.changed'> = {
  type: 'quotes.changed',
  payload: { kind: 'crypto', feed, quotes: [['bitcoin', 97_250, 1.2]] },
};

/** The server's side: what was asked for, how many streams are open, and how to write to the latest or end it. */
function serveTopic() {
  const state = { asked: [] as string[], open: 0 };
  let latest: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.use(
    http.get('/api/v1/events', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      state.open += 1;
      request.signal.addEventListener('abort', () => {
        state.open -= 1;
      });
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          latest = controller;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  const write = () => latest?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`));
  return { state, write, end: () => latest?.close() };
}

const heard = jest.fn();
const missed = jest.fn();
beforeEach(() => {
  heard.mockReset();
  missed.mockReset();
});

function Terminal() {
  useLiveTopic('quotes', { 'quotes.changed': heard }, missed);
  return null;
}

function turn(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
afterEach(() => jest.restoreAllMocks());

test('news of a topic come by a stream of its own while the component is on the page', async () => {
  const { state, write } = serveTopic();
  const { unmount } = render(<Terminal />);
  await waitFor(() => expect(state.asked).toEqual(['?topic=quotes']));
  write();
  await waitFor(() => expect(heard).toHaveBeenCalledWith(news.payload));
  expect(missed).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(state.open).toBe(0));
});

test('nobody follows on a page that nobody sees; what was missed is told when it is seen again', async () => {
  const { state } = serveTopic();
  render(<Terminal />);
  await waitFor(() => expect(state.open).toBe(1));
  turn('hidden');
  await waitFor(() => expect(state.open).toBe(0));
  turn('visible');
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
  expect(state.asked).toHaveLength(2);
});

test('a stream that ends is opened again, and what was missed is told', async () => {
  const { state, end } = serveTopic();
  render(<Terminal />);
  await waitFor(() => expect(state.asked).toHaveLength(1));
  end();
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(1), { timeout: 3000 });
});

test('a stream that is refused is not asked for again and again', async () => {
  let asked = 0;
  server.use(
    http.get('/api/v1/events', () => {
      asked += 1;
      return refused(403, 'tab_not_permitted');
    }),
  );
  render(<Terminal />);
  await waitFor(() => expect(asked).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 1000)); // longer than the pause before another try
  expect(asked).toBe(1);
});
