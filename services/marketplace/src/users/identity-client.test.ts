import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { userFixture } from '../testing/identity-server';
import { type Caller, type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterAll(() => plaza.stop());

const join = () => plaza.join(userFixture('Noa Vik', { role: 'contractor' }));
const publishChange = ({ id }: Caller) => plaza.bus.publish(createEvent('user.changed', { userId: id }));
const readProfile = ({ id }: Caller) => plaza.administrator.get(`/api/v1/contractors/${id}/profile`);

test('a card that identity sent before a change is not cached after it', async () => {
  const worker = join();
  const answer = plaza.identity.holdNextAnswer();
  const early = readProfile(worker);
  await until(() => answer.isReady);
  plaza.identity.add({ ...worker.card, role: 'user' });
  await publishChange(worker);
  answer.send();
  expect((await early).status).toBe(200);
  expect((await readProfile(worker)).status).toBe(404);
});

test('a change that is applied late does not undo a later one', async () => {
  const worker = join();
  await publishChange(worker);
  const isListed = async () =>
    (await plaza.customer.get<Contractor>(`/api/v1/contractors/${worker.id}`)).status === 200;
  expect(await isListed()).toBe(true);
  const answer = plaza.identity.holdNextAnswer();
  const early = publishChange(worker);
  await until(() => answer.isReady);
  plaza.identity.add({ ...worker.card, role: 'user' });
  await publishChange(worker);
  expect(await isListed()).toBe(false);
  answer.send();
  await early;
  expect(await isListed()).toBe(false);
});
