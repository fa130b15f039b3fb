import type { BrowserEvent } from '@plaza/contracts/events';
import { act, render, waitFor } from '@testing-library/react';
import { openLiveEvents } from './live-events';
import { serveStreams } from './testing/event-streams';
import { useLiveTopic } from './use-live-topic';

const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
const news: BrowserEvent<'quotes.changed'> = {
  type: 'quotes.changed',
  payload: { kind: 'crypto', feed, quotes: [['bitcoin', 97_250, 1.2]] },
  topic: 'quotes',
};

const heard = jest.fn();
const missed = jest.fn();
let close: () => void = () => undefined;
beforeEach(() => {
  heard.mockReset();
  missed.mockReset();
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

function Terminal() {
  useLiveTopic('quotes', { 'quotes.changed': heard }, missed);
  return null;
}

function open() {
  const streams = serveStreams();
  close = openLiveEvents(() => undefined);
  return streams;
}

function turn(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
const isFollowed = (streams: ReturnType<typeof open>) => waitFor(() => expect(streams.topics).toEqual([['quotes']]));
const isLeft = (streams: ReturnType<typeof open>) => waitFor(() => expect(streams.topics).toEqual([[]]));

test('news of a topic arrive over one stream while the component is mounted', async () => {
  const streams = open();
  const { unmount } = render(<Terminal />);
  await isFollowed(streams);
  streams.push(news);
  await waitFor(() => expect(heard).toHaveBeenCalledWith(news.payload));
  expect(missed).not.toHaveBeenCalled();
  unmount();
  await isLeft(streams);
  expect(streams.most).toBe(1);
});

test('nothing is followed on a hidden page; missed news are fetched when it becomes visible', async () => {
  const streams = open();
  render(<Terminal />);
  await isFollowed(streams);
  turn('hidden');
  await isLeft(streams);
  turn('visible');
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
  expect(streams.topics).toEqual([['quotes']]);
});

test('a page that was opened hidden fetches what it missed when it becomes visible', async () => {
  const streams = open();
  turn('hidden');
  render(<Terminal />);
  turn('visible');
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
  expect(streams.topics).toEqual([['quotes']]);
});

test('a stream that ends is reopened, and missed news are fetched', async () => {
  const streams = open();
  render(<Terminal />);
  await isFollowed(streams);
  streams.end();
  await waitFor(() => expect(missed).toHaveBeenCalledTimes(1));
});
