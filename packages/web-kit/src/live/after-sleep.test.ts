import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { server } from '../testing/server';
import { keepOpen } from './event-stream';

const path = '/api/v1/events';

/** Keeps a stream open that says nothing, and counts how often it was opened. @param first answers the first attempt */
function openStream(first: () => Promise<void> | undefined = () => undefined) {
  let opened = 0;
  server.use(
    http.get(path, first, { once: true }),
    http.get(path, () => new HttpResponse(new ReadableStream())),
  );
  const stopping = new AbortController();
  const watcher = { onEvent: jest.fn(), onTopics: jest.fn(), onClose: jest.fn(), onDead: jest.fn() };
  const onOpen = () => {
    opened += 1;
  };
  void keepOpen(stopping.signal, { ...watcher, path: () => path, onOpen });
  const until = async (count: number) => {
    await waitFor(() => expect(opened).toBeGreaterThanOrEqual(count), { timeout: 3000 });
  };
  return { until, count: () => opened, stop: () => stopping.abort() };
}

const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
};
afterEach(() => jest.restoreAllMocks());

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  "a stream that was silent for longer than its server's heartbeat is reopened as soon as %s",
  async (_when, happen) => {
    const stream = openStream();
    await stream.until(1);
    later(40_000);
    happen();
    await stream.until(2);
    stream.stop();
  },
);

it('a stream that may be alive is kept', async () => {
  const stream = openStream();
  await stream.until(1);
  later(20_000);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(stream.count()).toBe(1);
  stream.stop();
});

describe('an attempt that gets no answer', () => {
  const attempts = holdTimeouts(20_000);

  it.each([
    ['the network is back', async () => void window.dispatchEvent(new Event('online'))],
    ['twenty seconds have passed', () => attempts.fire()],
  ])('is given up once %s', async (_when, happen) => {
    const first = jest.fn(() => delay('infinite'));
    const stream = openStream(first);
    await waitFor(() => expect(first).toHaveBeenCalled());
    await happen();
    await stream.until(1);
    stream.stop();
  });
});
