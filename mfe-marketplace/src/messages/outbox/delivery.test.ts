import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { createAppStore } from '@plaza/web-kit';
import { delay, HttpResponse, http } from 'msw';
import { createDelivery } from './delivery';

const message = { clientId: crypto.randomUUID(), conversationId: 'c', content: 'Hello', at: 1 };

function outcomeOf(answer: () => Response) {
  server.use(http.post('/api/v1/conversations/c/messages', answer));
  return createDelivery(createAppStore().dispatch)(message);
}

it.each([400, 403, 404, 409, 413, 422])('a %i is a rejection, with the message of the server', async (status) => {
  expect(await outcomeOf(() => errorAnswer(status, 'Not like this.'))).toEqual({
    kind: 'rejected',
    reason: 'Not like this.',
  });
});

it.each([401, 408, 500, 502, 503, 504])('a %i is retried', async (status) => {
  expect(await outcomeOf(() => errorAnswer(status, 'Not now.'))).toEqual({ kind: 'postponed' });
});

it('a missing answer is retried', async () => {
  expect(await outcomeOf(() => HttpResponse.error())).toEqual({ kind: 'postponed' });
});

it('after 20 seconds without an answer the request is cancelled, and is tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  let cancelled = () => {};
  const isCancelled = new Promise<void>((resolve) => (cancelled = resolve));
  let received = () => {};
  const isReceived = new Promise<void>((resolve) => (received = resolve));
  server.use(
    http.post('/api/v1/conversations/c/messages', ({ request }) => {
      request.signal.addEventListener('abort', cancelled);
      received();
      return delay('infinite');
    }),
  );
  const outcome = createDelivery(createAppStore().dispatch)(message);
  await isReceived;
  jest.advanceTimersByTime(20_000);
  expect(await outcome).toEqual({ kind: 'postponed' });
  await isCancelled;
  jest.useRealTimers();
});

it('a 429 is retried when the server says', async () => {
  const limited = () => new HttpResponse('{}', { status: 429, headers: { 'Retry-After': '42' } });
  expect(await outcomeOf(limited)).toEqual({ kind: 'postponed', ms: 42_000 });
});

it('a 429 without a time is retried after a pause', async () => {
  expect(await outcomeOf(() => errorAnswer(429, 'Too many.'))).toEqual({ kind: 'postponed', ms: 10_000 });
});
