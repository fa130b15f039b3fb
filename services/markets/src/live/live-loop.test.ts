import { randomUUID } from 'node:crypto';
import type { EventPayload, PlazaEvent } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { createLog } from '@plaza/service-kit/log';
import { openService, type TestService } from '@plaza/service-kit/test-service';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { AlertBooks } from '../alerts/alert-book.model';
import { AlertJudge } from '../alerts/alert-judge';
import { addAlert } from '../alerts/alerts';
import { MarketUnderTest } from '../testing/market-under-test';
import { ownThings } from '../testing/own-things-under-test';
import { Leases } from './lease.model';
import { startLiveLoop } from './live-loop';

let markets: TestService;
beforeAll(async () => {
  markets = await openService(ownThings(new MarketUnderTest()));
});
afterAll(() => markets.stop());

let market: MarketUnderTest;
const loops: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  market = new MarketUnderTest();
  market.set('crypto', { bitcoin: 97_000, ether: 3300 });
  markets.events.splice(0);
  await Promise.all([AlertBooks.deleteMany({}), Leases.deleteMany({})]);
});
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop();
});

/** One more instance that watches the same lists. */
function watch(log = createLog('markets', 'silent'), judge = new AlertJudge(() => undefined)) {
  const loop = startLiveLoop({ market, judge, bus: markets.bus, log, roundMs: 20 });
  loops.push(loop);
  return loop;
}

const follow = () => markets.bus.publish(createEvent('topic.followed', { topics: ['quotes'] }));
const isPush = (event: PlazaEvent): event is PlazaEvent<'quotes.changed'> => event.type === 'quotes.changed';
const pushed = (): EventPayload<'quotes.changed'>['quotes'] =>
  markets.events.filter(isPush).flatMap(({ payload }) => payload.quotes);
/** Until every instance that looks has seen the lists as they are. */
async function looked() {
  const before = market.asked;
  await until(() => market.asked > before + 12);
}

test('what changed is pushed to whoever follows the quotes, and nothing else is', async () => {
  watch();
  await follow();
  await looked();
  expect(pushed()).toEqual([]);
  market.set('crypto', { bitcoin: 97_500, ether: 3300 });
  await until(() => pushed().length > 0);
  await looked();
  expect(pushed()).toEqual([['bitcoin', 97_500, 0]]);
  expect(markets.events.find(isPush)).toMatchObject({ to: { topic: 'quotes' }, payload: { kind: 'crypto' } });
});

test('while nobody follows and nobody has an alert, no provider is asked', async () => {
  const judge = new AlertJudge(() => undefined);
  const rounds = jest.spyOn(judge, 'kinds');
  watch(undefined, judge);
  await until(() => rounds.mock.calls.length > 5);
  expect(market.asked).toBe(0);
});

test('of two instances one pushes, and the other takes over when it is gone', async () => {
  const [first] = [watch(), watch()];
  await follow();
  await looked();
  market.set('crypto', { bitcoin: 98_000, ether: 3300 });
  await until(() => pushed().length > 0);
  await looked();
  expect(pushed()).toEqual([['bitcoin', 98_000, 0]]);
  await first?.stop();
  await looked();
  market.set('crypto', { bitcoin: 98_000, ether: 3400 });
  await until(() => pushed().length > 1);
  await looked();
  expect(pushed()).toEqual([
    ['bitcoin', 98_000, 0],
    ['ether', 3400, 0],
  ]);
});

test('what a dead instance held is taken over', async () => {
  await Leases.create({ _id: 'live', holder: randomUUID(), until: new Date(Date.now() + 500) });
  watch();
  await follow();
  await looked();
  expect((await Leases.findById('live').orFail().lean()).until.getTime()).toBeGreaterThan(Date.now());
});

test('alerts are judged though nobody follows', async () => {
  const userId = randomUUID();
  await addAlert(userId, { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 97_100 }, market);
  watch();
  market.set('crypto', { bitcoin: 97_200 });
  await until(async () => (await AlertBooks.findById(userId).lean())?.firings.length === 1);
  expect(pushed()).toEqual([]);
});

test('an outage is logged once, and its end too', async () => {
  const { log, lines } = readableLog();
  market.isDown = true;
  watch(log);
  await follow();
  await looked();
  await looked();
  const of = (words: string) => lines.filter(({ msg, kind }) => kind === 'crypto' && msg?.includes(words));
  expect(of('could not be looked at')).toHaveLength(1);
  market.isDown = false;
  await until(() => of('come again').length === 1);
});
