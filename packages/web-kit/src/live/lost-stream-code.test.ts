import { waitFor } from '@testing-library/react';
import { LiveWindow } from './live-window';
import { serveStreams } from './testing/event-streams';

let mockFailures = 0;
jest.mock('./shared-stream', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('the chunk did not load');
  return jest.requireActual('./shared-stream');
});

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('a stream whose code does not load at first is opened later, and data that may be outdated is fetched', async () => {
  mockFailures = 1;
  const streams = serveStreams();
  const [opened, missed] = [jest.fn(), jest.fn()];
  const live = new LiveWindow();
  live.listenForMissed(missed);
  const close = live.open(opened, jest.fn());
  await waitFor(() => expect(opened.mock.calls).toEqual([[true]]), { timeout: 5000 });
  expect(missed).toHaveBeenCalledTimes(1);
  expect(streams.asked).toEqual(['GET ']);
  expect(warned).toHaveBeenCalledTimes(1);
  close();
});

it('a window that closes before the code has loaded opens no stream', async () => {
  jest.resetModules();
  mockFailures = 1;
  const streams = serveStreams();
  const opened = jest.fn();
  const close = new LiveWindow().open(opened, jest.fn());
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  close();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(streams.asked).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});
