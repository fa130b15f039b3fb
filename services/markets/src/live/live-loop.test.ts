import { randomUUID } from 'node:crypto';
import type { EventPayload, PlazaEvent } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { createLog } from '@plaza/service-kit/logging/log';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { AlertEvaluator } from '../alerts/alert-evaluator';
import { addAlert } from '../alerts/alerts';
import { UserAlertsModel } from '../alerts/user-alerts.model';
import { TestQuotes } from '../testing/test-quotes';
import { userDataService } from '../testing/user-data-service';
import { LeaseModel } from './lease.model';
import { startLiveLoop } from './live-loop';

let markets: TestService;
beforeAll(async () => {
  markets = await openService(userDataService(new TestQuotes()));
});
afterAll(() => markets.stop());

let quotes: TestQuotes;
const loops: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  quotes = new TestQuotes();
  quotes.set('crypto', { bitcoin: 97_000, ether: 3300 });
  markets.events.splice(0);
  await Promise.all([UserAlertsModel.deleteMany({}), LeaseModel.deleteMany({})]);
});
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop();
});

const silent = createLog('markets', 'silent');
const newEvaluator = () => new AlertEvaluator(() => undefined);

/** Starts one more instance on the same lists. */
function startInstance({ log = silent, evaluator = newEvaluator(), bus = markets.bus } = {}) {
  const loop = startLiveLoop({ quotes, evaluator, bus, log, roundMs: 20 });
  loops.push(loop);
  return loop;
}

const follow = () => markets.bus.publish(createEvent('topic.followed', { topics: ['quotes'] }));
const isQuotesChanged = (event: PlazaEvent): event is PlazaEvent<'quotes.changed'> => event.type === 'quotes.changed';
const published = (): EventPayload<'quotes.changed'>['quotes'] =>
  markets.events.filter(isQuotesChanged).flatMap(({ payload }) => payload.quotes);
const asAtFirst = [
  ['bitcoin', 97_000, 0],
  ['ether', 3300, 0],
];

/** Waits until the current lists have been polled. */
async function polled() {
  const before = quotes.requests;
  await until(() => quotes.requests > before + 12);
}

/** An instance that has published the whole list already. */
async function publishingInstance() {
  const loop = startInstance();
  await follow();
  await until(() => published().length === asAtFirst.length);
  expect(published()).toEqual(asAtFirst);
  return loop;
}

test('a new follower receives the whole list once, and then only changes', async () => {
  await publishingInstance();
  await polled();
  expect(published()).toEqual(asAtFirst);
  quotes.set('crypto', { bitcoin: 97_500, ether: 3300 });
  await until(() => published().length > asAtFirst.length);
  await polled();
  expect(published()).toEqual([...asAtFirst, ['bitcoin', 97_500, 0]]);
  expect(markets.events.find(isQuotesChanged)).toMatchObject({ to: { topic: 'quotes' }, payload: { kind: 'crypto' } });
});

test('the changes of a kind in one round are one event', async () => {
  await publishingInstance();
  quotes.set('crypto', { bitcoin: 97_500, ether: 3400 });
  await until(() => published().length === 4);
  expect(markets.events.filter(isQuotesChanged)).toHaveLength(2);
});

test('without followers and alerts, no provider is called and no lease is acquired', async () => {
  const evaluator = newEvaluator();
  const rounds = jest.spyOn(evaluator, 'kinds');
  startInstance({ evaluator });
  await until(() => rounds.mock.calls.length > 5);
  expect(quotes.requests).toBe(0);
  expect(await LeaseModel.countDocuments()).toBe(0);
});

test('one of two instances publishes, and the other takes over with exactly the later changes', async () => {
  const first = await publishingInstance();
  startInstance();
  await follow();
  quotes.set('crypto', { bitcoin: 98_000, ether: 3300, dogecoin: 0.1 });
  await until(() => published().length === 4);
  await polled();
  quotes.isDown = true;
  quotes.set('crypto', { bitcoin: 98_000, ether: 3400, dogecoin: 0.1 });
  await first.stop();
  quotes.isDown = false;
  await until(() => published().length > 4);
  await polled();
  expect(published().slice(4)).toEqual([['ether', 3400, 0]]);
});

test('the lease of a dead instance is taken over', async () => {
  await LeaseModel.create({ _id: 'live', holder: randomUUID(), until: new Date(Date.now() + 500) });
  await publishingInstance();
});

test('what could not be published is published in a later round', async () => {
  let isAway = true;
  const bus: TestService['bus'] = {
    ...markets.bus,
    publish: (event) => (isAway ? Promise.reject(new Error('away')) : markets.bus.publish(event)),
  };
  startInstance({ bus });
  await follow();
  await polled();
  expect(published()).toEqual([]);
  isAway = false;
  await until(() => published().length > 0);
  expect(published()).toEqual(asAtFirst);
});

describe('alerts', () => {
  const userId = randomUUID();
  const fired = async () => ((await UserAlertsModel.findById(userId).lean())?.firings ?? []).length;
  beforeEach(async () => {
    await addAlert(userId, { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 97_100 }, quotes);
  });

  test('are evaluated without followers', async () => {
    startInstance();
    quotes.set('crypto', { bitcoin: 97_200 });
    await until(async () => (await fired()) === 1);
    expect(published()).toEqual([]);
  });

  test('fire while the bus is down', async () => {
    startInstance({ bus: { ...markets.bus, publish: () => Promise.reject(new Error('away')) } });
    await follow();
    await polled();
    quotes.set('crypto', { bitcoin: 97_200 });
    await until(async () => (await fired()) === 1);
  });
});

test('an outage and its end are each logged once', async () => {
  const { log, lines } = readableLog();
  quotes.isDown = true;
  startInstance({ log });
  await follow();
  await polled();
  await polled();
  const of = (text: string) => lines.filter(({ msg, kind }) => kind === 'crypto' && msg?.includes(text));
  expect(of('could not be polled')).toHaveLength(1);
  quotes.isDown = false;
  await until(() => of('can be polled again').length === 1);
});

test('an unavailable database is logged once, and quotes are published again afterwards', async () => {
  const { log, lines } = readableLog();
  const evaluator = newEvaluator();
  const kinds = jest.spyOn(evaluator, 'kinds').mockRejectedValue(new Error('away'));
  startInstance({ log, evaluator });
  await follow();
  await until(() => kinds.mock.calls.length > 5);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('quotes could not be published')]);
  kinds.mockRestore();
  await until(() => published().length === asAtFirst.length);
});

test('an unresponsive provider delays neither other kinds nor stopping', async () => {
  quotes.set('forex', { 'USD/CAD': 1.37 });
  quotes.silent.add('crypto');
  const loop = startInstance();
  await follow();
  await until(() => published().length > 0);
  expect(published()).toEqual([['USD/CAD', 1.37, 0]]);
  const began = performance.now();
  await loop.stop();
  expect(performance.now() - began).toBeLessThan(1500);
});
