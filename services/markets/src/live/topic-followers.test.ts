import { topicReportIntervalMs } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createLog } from '@plaza/service-kit/logging/log';
import { trackFollowers } from './topic-followers';

const bus = memoryBus(createLog('test', 'silent'));
const tell = (topics: 'quotes'[]) => bus.publish(createEvent('topic.followed', { topics }));

let now = 1_000_000;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a topic is followed from a gateway's message until it was not repeated for three intervals", async () => {
  const quotes = trackFollowers('quotes', bus);
  expect(quotes.isFollowed()).toBe(false);
  await tell([]);
  expect(quotes.isFollowed()).toBe(false);
  await tell(['quotes']);
  now += 3 * topicReportIntervalMs - 1;
  expect(quotes.isFollowed()).toBe(true);
  now += 1;
  expect(quotes.isFollowed()).toBe(false);
  await tell(['quotes']);
  expect(quotes.isFollowed()).toBe(true);
  quotes.stop();
});
