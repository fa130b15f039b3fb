import { randomUUID } from 'node:crypto';
import { expectConfirmedDeletion, openService, type TestService } from '@plaza/service-kit/testing/service';
import { expectReadinessToFollow } from '@plaza/test-kit/readiness';
import { ContractorProfileModel } from './contractors/records/contractor-profile.model';
import { database } from './database';
import { seedContractors } from './seed/seed';
import { service } from './service';

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());

test('the service is ready while its database answers', () => expectReadinessToFollow(database, marketplace.nobody));

test('the profile of a deleted user is removed and confirmed each time, and those of others are kept', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  await seedContractors(
    [gone, stays].map((userId) => ({ userId, contactName: 'A', email: 'a@example.com', businessName: 'A' })),
  );
  await expectConfirmedDeletion(marketplace, gone);
  expect(await ContractorProfileModel.find({}, { _id: 0, userId: 1 }).lean()).toEqual([{ userId: stays }]);
});
