import type { BrowserEvent } from '@plaza/contracts/events';
import { server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { onLiveEvent, openLiveEvents } from '@plaza/web-kit';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRefetchOnChange } from './use-refetch-on-change';

const event: BrowserEvent<'booking.changed'> = {
  type: 'booking.changed',
  payload: { bookingId: 'b1', status: 'confirmed', change: 'assigned' },
};
const encoder = new TextEncoder();
let stop: () => void;
let send: (times: number) => void;

beforeEach(() => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (times) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`.repeat(times)));
    },
  });
  server.use(
    http.get('/api/v1/events', () => new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } })),
  );
  stop = openLiveEvents(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function Listener({ refetch }: { refetch: () => void }) {
  useRefetchOnChange(refetch);
  return null;
}

/** Lets changes come, all of them. */
async function changes(times: number) {
  let heard = 0;
  const off = onLiveEvent('booking.changed', () => {
    heard += 1;
  });
  send(times);
  await waitFor(() => expect(heard).toBe(times));
  off();
}

test('a change is asked for at once, and many changes once a second', async () => {
  const refetch = jest.fn();
  renderInPlaza(<Listener refetch={refetch} />);
  await changes(1);
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  const first = Date.now();
  await changes(20);
  expect(refetch).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(2));
  expect(Date.now() - first).toBeGreaterThan(800);
});

test('nothing is asked for once the board is gone', async () => {
  const refetch = jest.fn();
  const { unmount } = renderInPlaza(<Listener refetch={refetch} />);
  await changes(1);
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const heard = new Promise<void>((resolve) => {
    onLiveEvent('booking.changed', () => resolve());
  });
  send(1);
  await act(() => heard); // it waits for its second
  unmount();
  jest.advanceTimersByTime(5000);
  expect(refetch).toHaveBeenCalledTimes(1);
});
