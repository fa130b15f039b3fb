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

const silent = createLog('markets', 'silent');
const judgeOf = () => new AlertJudge(() => undefined);

/** One more instance that watches the same lists. */
function watch({ log = silent, judge = judgeOf(), bus = markets.bus } = {}) {
  const loop = startLiveLoop({ market, judge, bus, log, roundMs: 20 });
  loops.push(loop);
  return loop;
}

const follow = () => markets.bus.publish(createEvent('topic.followed', { topics: ['quotes'] }));
const isPush = (event: PlazaEvent): event is PlazaEvent<'quotes.changed'> => event.type === 'quotes.changed';
const pushed = (): EventPayload<'quotes.changed'>['quotes'] =>
  markets.events.filter(isPush).flatMap(({ payload }) => payload.quotes);
const asAtFirst = [
  ['bitcoin', 97_000, 0],
  ['ether', 3300, 0],
];

/** Until whoever looks has seen the lists as they are. */
async function looked() {
  const before = market.asked;
  await until(() => market.asked > before + 12);
}

/** An instance that pushes already, with the whole list said. */
async function pushing() {
  const loop = watch();
  await follow();
  await until(() => pushed().length === asAtFirst.length);
  expect(pushed()).toEqual(asAtFirst);
  return loop;
}

test('whoever follows gets the list once, as nobody knows what they have, and then what changed alone', async () => {
  await pushing();
  await looked();
  expect(pushed()).toEqual(asAtFirst);
  market.set('crypto', { bitcoin: 97_500, ether: 3300 });
  await until(() => pushed().length > asAtFirst.length);
  await looked();
  expect(pushed()).toEqual([...asAtFirst, ['bitcoin', 97_500, 0]]);
  expect(markets.events.find(isPush)).toMatchObject({ to: { topic: 'quotes' }, payload: { kind: 'crypto' } });
});

test('what changed of a kind in one look is one event', async () => {
  await pushing();
  market.set('crypto', { bitcoin: 97_500, ether: 3400 });
  await until(() => pushed().length === 4);
  expect(markets.events.filter(isPush)).toHaveLength(2);
});

test('while nobody follows and nobody has an alert, no provider is asked and no lease is taken', async () => {
  const judge = judgeOf();
  const rounds = jest.spyOn(judge, 'kinds');
  watch({ judge });
  await until(() => rounds.mock.calls.length > 5);
  expect(market.asked).toBe(0);
  expect(await Leases.countDocuments()).toBe(0);
});

test('of two instances one pushes, and the other takes over with exactly what is new since', async () => {
  const first = await pushing();
  watch();
  await follow();
  market.set('crypto', { bitcoin: 98_000, ether: 3300, dogecoin: 0.1 });
  await until(() => pushed().length === 4);
  await looked();
  market.isDown = true;
  market.set('crypto', { bitcoin: 98_000, ether: 3400, dogecoin: 0.1 });
  await first.stop();
  market.isDown = false;
  await until(() => pushed().length > 4);
  await looked();
  expect(pushed().slice(4)).toEqual([['ether', 3400, 0]]);
});

test('what a dead instance held is taken over', async () => {
  await Leases.create({ _id: 'live', holder: randomUUID(), until: new Date(Date.now() + 500) });
  await pushing();
});

test('what could not leave goes out with a later look', async () => {
  let isAway = true;
  const bus: TestService['bus'] = {
    ...markets.bus,
    publish: (event) => (isAway ? Promise.reject(new Error('away')) : markets.bus.publish(event)),
  };
  watch({ bus });
  await follow();
  await looked();
  expect(pushed()).toEqual([]);
  isAway = false;
  await until(() => pushed().length > 0);
  expect(pushed()).toEqual(asAtFirst);
});

describe('alerts', () => {
  const userId = randomUUID();
  const fired = async () => ((await AlertBooks.findById(userId).lean())?.firings ?? []).length;
  beforeEach(async () => {
    await addAlert(userId, { kind: 'crypto', key: 'bitcoin', direction: 'above', threshold: 97_100 }, market);
  });

  test('are judged though nobody follows', async () => {
    watch();
    market.set('crypto', { bitcoin: 97_200 });
    await until(async () => (await fired()) === 1);
    expect(pushed()).toEqual([]);
  });

  test('fire though the bus is away', async () => {
    watch({ bus: { ...markets.bus, publish: () => Promise.reject(new Error('away')) } });
    await follow();
    await looked();
    market.set('crypto', { bitcoin: 97_200 });
    await until(async () => (await fired()) === 1);
  });
});

test('an outage is logged once, and its end too', async () => {
  const { log, lines } = readableLog();
  market.isDown = true;
  watch({ log });
  await follow();
  await looked();
  await looked();
  const of = (words: string) => lines.filter(({ msg, kind }) => kind === 'crypto' && msg?.includes(words));
  expect(of('could not be looked at')).toHaveLength(1);
  market.isDown = false;
  await until(() => of('come again').length === 1);
});

test('a database that is away is logged once, and quotes are told again when it is back', async () => {
  const { log, lines } = readableLog();
  const judge = judgeOf();
  const kinds = jest.spyOn(judge, 'kinds').mockRejectedValue(new Error('away'));
  watch({ log, judge });
  await follow();
  await until(() => kinds.mock.calls.length > 5);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('nobody could be told')]);
  kinds.mockRestore();
  await until(() => pushed().length === asAtFirst.length);
});

test('a provider that does not answer holds up neither the other kinds nor the end', async () => {
  market.set('forex', { 'USD/CAD': 1.37 });
  market.silent.add('crypto');
  const loop = watch();
  await follow();
  await until(() => pushed().length > 0);
  expect(pushed()).toEqual([['USD/CAD', 1.37, 0]]);
  const began = performance.now();
  await loop.stop();
  expect(performance.now() - began).toBeLessThan(1500);
});
