import { randomUUID } from 'node:crypto';
import { type Alert, alertCalls, type Firing } from '@plaza/contracts/markets/alerts';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { UserAlertsModel } from './alerts/user-alerts.model';
import { addFavourite, listFavourites, removeFavourite } from './favourites/favourites';
import { type SeedUserMarkets, seedUser } from './seed-user';
import { service } from './service';

let markets: TestService;
beforeAll(async () => {
  markets = await openService(service);
});
afterAll(() => markets.stop());

const demo: SeedUserMarkets = {
  favourites: {
    stocks: [
      { symbol: 'SHOP', name: 'Shopify' },
      { symbol: 'AAPL', name: 'Apple' },
    ],
  },
  alerts: [
    { kind: 'crypto', key: 'bitcoin', name: 'Bitcoin', direction: 'above', fired: 2 },
    { kind: 'crypto', key: 'ethereum', name: 'Ethereum', direction: 'below', fired: 2 },
  ],
};

async function dataOf(id: string) {
  const person = markets.as({ id });
  const [alerts, firings] = await Promise.all([
    person.get<Alert[]>(alertCalls.alerts.path),
    person.get<Firing[]>(alertCalls.firings.path),
  ]);
  return {
    favourites: (await listFavourites(id, 'stocks')).map((favourite) => 'symbol' in favourite && favourite.symbol),
    alerts: alerts.body.map(({ key }) => key),
    hasFired: [...new Set(firings.body.map(({ key }) => key))].toSorted(),
  };
}

it('leaves removed favourites and alerts removed', async () => {
  const id = randomUUID();
  await seedUser(id, demo);
  await removeFavourite(id, 'stocks', 'SHOP');
  await UserAlertsModel.updateOne({ _id: id }, { $pull: { alerts: { key: 'bitcoin' } } });
  await seedUser(id, demo);
  expect(await dataOf(id)).toMatchObject({ favourites: ['AAPL'], alerts: ['ethereum'] });
});

it('completes seeding that was interrupted between an alert and its firings', async () => {
  const id = randomUUID();
  const interrupt = jest.spyOn(UserAlertsModel, 'updateOne').mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(seedUser(id, demo)).rejects.toThrow('killed');
  interrupt.mockRestore();
  expect(await dataOf(id)).toMatchObject({ hasFired: [] });
  await seedUser(id, demo);
  expect(await dataOf(id)).toEqual({
    favourites: ['AAPL', 'SHOP'],
    alerts: ['ethereum', 'bitcoin'],
    hasFired: ['bitcoin', 'ethereum'],
  });
});

it('adds nothing for a user with data of an earlier release', async () => {
  const id = randomUUID();
  await addFavourite(id, 'stocks', { symbol: 'OWN', name: 'Own' });
  await seedUser(id, demo);
  expect(await dataOf(id)).toEqual({ favourites: ['OWN'], alerts: [], hasFired: [] });
});
