import { randomUUID } from 'node:crypto';
import { type Alert, alertCalls, type Firing } from '@plaza/contracts/markets/alerts';
import { favouriteKinds, type QuoteKind } from '@plaza/contracts/markets/kinds';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { expectConfirmedDeletion, openService, type TestService } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { expectReadinessToFollow } from '@plaza/test-kit/readiness';
import { AlertEvaluator } from './alerts/alert-evaluator';
import { storeAlert } from './alerts/alerts';
import { isBeyondThreshold } from './alerts/threshold';
import { UserAlertsModel } from './alerts/user-alerts.model';
import { database } from './database';
import { listFavourites } from './favourites/favourites';
import { FavouriteListModel } from './favourites/favourites.model';
import { type SeedFavourites, seedFavourites } from './seed';
import { type SeedAlert, seedAlerts } from './seed-alerts';
import { service } from './service';
import { instrumentOf } from './simulated/simulated-feed';

let markets: TestService;
beforeAll(async () => {
  markets = await openService(service);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => markets.stop());

const bitcoin: SeedAlert = { kind: 'crypto', key: 'bitcoin', name: 'Bitcoin', direction: 'above', fired: 0 };
const ether: SeedAlert = { kind: 'crypto', key: 'ethereum', name: 'Ethereum', direction: 'below', fired: 2 };
const { fired: _fired, ...beyondAll } = { ...bitcoin, threshold: 1e12 };
/** The instance reads alerts every few seconds, and at once when it took one itself. */
const readAlerts = () => {
  const { name: _name, ...taken } = beyondAll;
  return markets.as().post(alertCalls.addAlert.path, taken);
};
const favourites: SeedFavourites = {
  stocks: [
    { symbol: 'SHOP', name: 'Shopify' },
    { symbol: 'AAPL', name: 'Apple' },
  ],
  forex: [{ pair: 'USD/CAD', rate: 1.4 }],
};

test('the service is ready while its database answers', () => expectReadinessToFollow(database, markets.nobody));

test('seeding gives a user favourites and alerts, once', async () => {
  const id = randomUUID();
  for (const _time of [1, 2]) {
    await seedFavourites(id, favourites);
    await seedAlerts(id, [bitcoin, ether]);
  }
  expect(await listFavourites(id, 'stocks')).toMatchObject([{ symbol: 'AAPL' }, { symbol: 'SHOP' }]);
  expect(await listFavourites(id, 'forex')).toMatchObject([{ pair: 'USD/CAD', rate: 1.4 }]);
  const { body } = await markets.as({ id }).get<Alert[]>(alertCalls.alerts.path);
  expect(body).toMatchObject([
    { key: 'ethereum', name: 'Ethereum', direction: 'below' },
    { key: 'bitcoin', name: 'Bitcoin', direction: 'above', armed: true },
  ]);
});

test('favourites that a user could not save are not seeded either', async () => {
  await expect(seedFavourites(randomUUID(), { stocks: [{ symbol: 'SHOP' }] })).rejects.toThrow('name');
  await expect(seedAlerts(randomUUID(), [{ ...bitcoin, key: 'BTC' }])).rejects.toThrow('BTC');
});

test.each([0, 3.7, 40, 400])('seeded alerts match the prices of the feed, as of %d days ago', async (days) => {
  // The running service would evaluate the alerts at the prices of today, in the middle of this test.
  jest.spyOn(AlertEvaluator.prototype, 'evaluate').mockResolvedValue();
  const now = Date.now() - days * 24 * 3_600_000;
  const id = randomUUID();
  await seedAlerts(
    id,
    [bitcoin, ether, { kind: 'forex', key: 'USD/CAD', name: 'USD/CAD', direction: 'above', fired: 1 }],
    now,
  );
  const { alerts = [], firings = [] } = (await UserAlertsModel.findById(id).lean()) ?? {};
  const priceAt = (kind: QuoteKind, key: string, at: number) =>
    instrumentOf(kind, key)?.quoteAt(at).price ?? Number.NaN;
  for (const alert of alerts) {
    expect(alert.armed).toBe(!isBeyondThreshold(alert, priceAt(alert.kind, alert.key, now)));
    expect(alert.createdAt.getTime()).toBeLessThan(now);
  }
  for (const firing of firings) {
    expect(firing.price).toBe(priceAt(firing.kind, firing.key, firing.at.getTime()));
    expect(isBeyondThreshold(firing, firing.price)).toBe(true);
  }
  expect(new Set(firings.map(({ name }) => name))).toEqual(new Set(['Ethereum', 'USD/CAD']));
  expect(firings.map(({ seen }) => seen)).toEqual(firings.map((_, place) => place > 0));
});

test('a waiting alert is armed by the first round that finds its price short of the threshold', async () => {
  const id = randomUUID();
  await storeAlert(id, { ...beyondAll, armed: false });
  await readAlerts();
  const armed = async () => (await UserAlertsModel.findById(id).lean())?.alerts.every((alert) => alert.armed);
  await until(async () => (await armed()) === true);
});

test('all data of a deleted user is removed and confirmed each time, and that of others is kept', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  for (const userId of [gone, stays]) {
    await seedFavourites(userId, favourites);
    await seedAlerts(userId, [bitcoin]);
  }
  await expectConfirmedDeletion(markets, gone);
  const left = async (userId: string) => [
    await FavouriteListModel.countDocuments({ userId }),
    await UserAlertsModel.countDocuments({ _id: userId }),
  ];
  expect(await left(gone)).toEqual([0, 0]);
  expect(await left(stays)).toEqual([2, 1]);
});

test('a firing reaches the browsers of its user, and is sent once', async () => {
  const id = randomUUID();
  // As the price was on the other side before.
  await storeAlert(id, { ...beyondAll, direction: 'below', armed: true });
  await readAlerts();
  const told = () => markets.events.filter(({ type, to }) => type === 'alert.fired' && to?.users?.includes(id));
  await until(() => told().length > 0);
  const { body } = await markets.as({ id }).get<Firing[]>(alertCalls.firings.path);
  expect(told().map(({ payload }) => payload)).toEqual(body);
  await until(async () => (await UserAlertsModel.findById(id).lean())?.outbox?.length === 0);
  expect(told()).toHaveLength(1);
});

test('followers receive quotes with the feed that they come from', async () => {
  await markets.bus.publish(createEvent('topic.followed', { topics: ['quotes'] }));
  const push = () => markets.events.find(({ type }) => type === 'quotes.changed');
  await until(() => push() !== undefined);
  expect(push()).toMatchObject({ to: { topic: 'quotes' }, payload: { feed: { simulated: true } } });
});

test('every kind that can be saved has its calls', async () => {
  const answers = await Promise.all(favouriteKinds.map((kind) => markets.as().get(`/api/v1/markets/favorite-${kind}`)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(favouriteKinds.map(() => [200, []]));
});
