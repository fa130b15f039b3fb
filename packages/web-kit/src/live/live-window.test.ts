import type { BrowserEvent } from '@plaza/contracts/events';
import { waitFor } from '@testing-library/react';
import { LiveWindow } from './live-window';
import { BrowserLocks } from './testing/browser-windows';
import { serveStreams } from './testing/event-streams';

const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
const news: BrowserEvent<'quotes.changed'> = {
  type: 'quotes.changed',
  payload: { kind: 'crypto', feed, quotes: [['bitcoin', 97_250, 1.2]] },
  topic: 'quotes',
};
const moved: BrowserEvent<'remotes.changed'> = {
  type: 'remotes.changed',
  payload: { name: 'markets', version: '1.4.0' },
};

let locks: BrowserLocks;
const ends: (() => void)[] = [];
beforeEach(() => {
  locks = new BrowserLocks();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Opens another window of the browser, that may follow the quotes. */
function openWindow() {
  const { locks: own, die } = locks.window();
  Object.defineProperty(navigator, 'locks', { value: own, configurable: true });
  const live = new LiveWindow();
  const seen = { opened: [] as boolean[], events: [] as string[], pushes: 0, begun: 0 };
  live.listen(({ type }) => seen.events.push(type));
  const stop = live.open((missed) => void seen.opened.push(missed), jest.fn());
  ends.push(stop);
  let unfollow: (() => void) | undefined;
  const follower = {
    onEvent: () => {
      seen.pushes += 1;
    },
    onBegin: () => {
      seen.begun += 1;
    },
  };
  return {
    seen,
    follow() {
      unfollow = live.topics.follow('quotes', follower);
      return this;
    },
    unfollow: () => unfollow?.(),
    close: stop,
    /** Its locks go first, by the browser's hand. */
    crash() {
      die();
      stop();
    },
  };
}

const pause = (ms = 300) => new Promise((resolve) => setTimeout(resolve, ms));
const begun = (...windows: ReturnType<typeof openWindow>[]) =>
  waitFor(() => expect(windows.map(({ seen }) => seen.begun)).toEqual(windows.map(() => 1)));

test('seven windows that follow a topic share one stream, and each receives each push once', async () => {
  const streams = serveStreams();
  const windows = Array.from({ length: 7 }, () => openWindow().follow());
  await begun(...windows);
  streams.push(news);
  streams.push(moved);
  await waitFor(() => expect(windows.map(({ seen }) => seen.pushes)).toEqual(windows.map(() => 1)));
  await waitFor(() => expect(windows.map(({ seen }) => seen.events)).toEqual(windows.map(() => [moved.type])));
  expect(streams.most).toBe(1);
  expect(streams.asked).toEqual(['GET ?topics=quotes']);
});

test('a push reaches no window that does not follow, not even as a message', async () => {
  const streams = serveStreams();
  const [leader, follows, other] = [openWindow(), openWindow().follow(), openWindow()];
  await begun(follows);
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('plaza.live');
  ends.push(() => channel.close());
  channel.addEventListener('message', ({ data }) => void heard.push(data));
  streams.push(news);
  streams.push(moved);
  await waitFor(() => expect(follows.seen.pushes).toBe(1));
  await waitFor(() => expect(heard).toEqual([{ event: moved }]));
  expect([leader.seen.pushes, other.seen.pushes]).toEqual([0, 0]);
});

test('a topic is followed and unfollowed with its windows, while the stream stays open', async () => {
  const streams = serveStreams();
  const [first, second] = [openWindow(), openWindow()];
  await waitFor(() => expect(streams.asked).toEqual(['GET ']));
  first.follow();
  second.follow();
  await begun(first, second);
  first.unfollow();
  await pause();
  expect(streams.topics).toEqual([['quotes']]);
  second.unfollow();
  await waitFor(() => expect(streams.topics).toEqual([[]]));
  expect(streams.asked).toEqual(['GET ', 'PUT quotes', 'PUT ']);
  expect([first.seen.opened, second.seen.opened]).toEqual([[false], []]);
});

test('a window that replaces another one changes nothing at the server', async () => {
  const streams = serveStreams();
  const [first, second] = [openWindow().follow(), openWindow()];
  await begun(first);
  first.unfollow();
  second.follow();
  await begun(second);
  await pause();
  expect(streams.asked).toEqual(['GET ?topics=quotes']);
});

test.each(['close', 'crash'] as const)('a window that closes (%s) is no longer counted', async (how) => {
  const streams = serveStreams();
  const [, follows] = [openWindow(), openWindow().follow()];
  await begun(follows);
  follows[how]();
  await waitFor(() => expect(streams.topics).toEqual([[]]));
});

test.each(['close', 'crash'] as const)(
  'when the window with the stream closes (%s), another one takes over all topics',
  async (how) => {
    const streams = serveStreams();
    const [leader, ...others] = [openWindow().follow(), openWindow().follow(), openWindow().follow(), openWindow()];
    const [second, third, idle] = others;
    if (!leader || !second || !third || !idle) throw new Error('there are four windows');
    await begun(leader, second, third);
    leader[how]();
    await waitFor(() => expect([second.seen.begun, third.seen.begun]).toEqual([2, 2])); // what passed may have been missed
    streams.push(news);
    await waitFor(() => expect([second.seen.pushes, third.seen.pushes]).toEqual([1, 1]));
    await waitFor(() => expect(idle.seen.opened).toEqual([true]));
    expect(streams.most).toBe(1);
  },
);

test('news are fetched again after an interruption: hidden, disconnected, or the tab removed and restored', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const streams = serveStreams();
  const [leader, follows] = [openWindow().follow(), openWindow().follow()];
  await begun(leader, follows);
  follows.unfollow();
  follows.follow();
  await waitFor(() => expect(follows.seen.begun).toBe(2));
  expect(leader.seen.begun).toBe(1);
  streams.end();
  await waitFor(() => expect([leader.seen.begun, follows.seen.begun]).toEqual([2, 3]));
  streams.permitted = [];
  streams.judge();
  streams.permitted = ['quotes'];
  streams.judge();
  await waitFor(() => expect([leader.seen.begun, follows.seen.begun]).toEqual([3, 4]));
  jest.restoreAllMocks();
});

test('a rejected topic is not requested again, and nothing else ends', async () => {
  const streams = serveStreams();
  streams.permitted = [];
  const leader = openWindow();
  await waitFor(() => expect(streams.asked).toEqual(['GET ']));
  leader.follow();
  await waitFor(() => expect(streams.asked).toEqual(['GET ', 'PUT quotes']));
  await pause(1000);
  expect(streams.asked).toHaveLength(2);
  expect([streams.open, leader.seen.begun]).toEqual([1, 0]);
});

test('a stream that does not confirm that it follows is reopened, following from the start', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const streams = serveStreams();
  streams.isReachable = false;
  const window = openWindow();
  await waitFor(() => expect(streams.asked).toEqual(['GET ']));
  window.follow();
  await waitFor(() => expect(window.seen.begun).toBe(1));
  expect(streams.asked).toEqual(['GET ', 'PUT quotes', 'GET ?topics=quotes']);
  expect(window.seen.opened).toEqual([false, true]);
  jest.restoreAllMocks();
});

test('windows that cannot communicate have separate streams, and send each other nothing', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const streams = serveStreams();
  const alone = Array.from({ length: 2 }, () => {
    const live = new LiveWindow();
    const heard: string[] = [];
    live.listen(({ type }) => heard.push(type));
    ends.push(live.open(jest.fn(), jest.fn()));
    return heard;
  });
  await waitFor(() => expect(streams.open).toBe(2));
  streams.push(moved);
  await waitFor(() => expect(alone.every((heard) => heard.length > 0)).toBe(true));
  await pause();
  expect(alone).toEqual([[moved.type], [moved.type]]);
});
