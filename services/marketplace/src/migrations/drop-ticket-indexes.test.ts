import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { TicketModel } from '../tickets/ticket.model';
import { dropTicketIndexes } from './drop-ticket-indexes';

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());

test('the indexes of lists without pages are dropped, by any number of instances, and no others', async () => {
  const { collection } = TicketModel;
  const namesOf = async () => (await collection.indexes()).map(({ name }) => name);
  const before = await namesOf();
  await collection.createIndex({ updatedAt: -1 });
  await collection.createIndex({ userId: 1, status: 1, updatedAt: -1 });
  await Promise.all([dropTicketIndexes(), dropTicketIndexes()]);
  expect((await namesOf()).sort()).toEqual(before.sort());
  expect(before).toContain('userId_1_updatedAt_-1__id_-1');
});
