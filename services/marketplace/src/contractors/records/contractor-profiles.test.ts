import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { completeContractorProfiles } from '../../migrations/complete-contractor-profiles';
import { service } from '../../service';
import { userFixture } from '../../testing/identity-server';
import { ContractorProfileModel } from './contractor-profile.model';
import { applyUserChangesToProfile, recordActivity, storeStats, upsertProfile } from './contractor-profiles';

const amir = userFixture('Amir Haddad', { role: 'contractor', company: 'Harbour Electric' });
const stored = () => ContractorProfileModel.findOne({ userId: amir.id }).lean().orFail();

let marketplace: TestService;
beforeAll(async () => {
  marketplace = await openService(service);
});
afterAll(() => marketplace.stop());
beforeEach(() => ContractorProfileModel.deleteMany());

test('a profile is created once, also by concurrent requests', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => upsertProfile(amir)));
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  expect(await ContractorProfileModel.countDocuments()).toBe(1);
});

test('a new profile has the documented defaults, and the company as the name of the business', async () => {
  const made = await upsertProfile(amir);
  expect({ ...made, rating: made.rating.toString() }).toMatchObject({
    userId: amir.id,
    contactName: 'Amir Haddad',
    email: amir.email,
    businessName: 'Harbour Electric',
    businessAddress: '',
    specializations: [],
    serviceAreas: [],
    isVerified: false,
    verificationDate: null,
    rating: '0.00',
    totalJobs: 0,
    completedJobs: 0,
    reviewCount: 0,
    status: 'available',
    workingHours: null,
  });
});

test('a contractor without a company uses their own name for the business', async () => {
  expect(await upsertProfile({ ...amir, company: '' })).toMatchObject({ businessName: 'Amir Haddad' });
});

test('name and e-mail follow the user, the name of the business does not', async () => {
  await upsertProfile(amir);
  await applyUserChangesToProfile(amir.id, { ...amir, name: 'Amir H.', email: 'new@example.com', company: 'Other' });
  const expected = { contactName: 'Amir H.', email: 'new@example.com', businessName: 'Harbour Electric' };
  expect(await stored()).toMatchObject(expected);
  expect(await upsertProfile({ ...amir, name: 'A. Haddad' })).toMatchObject({
    ...expected,
    contactName: 'A. Haddad',
    email: amir.email,
  });
});

test('a contractor gets a profile with their account, and is listed while they have the role', async () => {
  await applyUserChangesToProfile(amir.id, amir);
  expect(await stored()).toMatchObject({ businessName: 'Harbour Electric', isListed: true });
  await applyUserChangesToProfile(amir.id, { ...amir, role: 'user' });
  expect(await stored()).toMatchObject({ isListed: false });
  await applyUserChangesToProfile(amir.id, amir);
  expect(await stored()).toMatchObject({ isListed: true });
  await applyUserChangesToProfile(amir.id, undefined);
  expect(await stored()).toMatchObject({ isListed: false });
});

test('other users get no profile', async () => {
  await applyUserChangesToProfile(amir.id, { ...amir, role: 'user' });
  expect(await ContractorProfileModel.countDocuments()).toBe(0);
});

test('counts are stored with two decimals, and an earlier read never overwrites a later one', async () => {
  await upsertProfile(amir);
  const counts = { totalJobs: 3, completedJobs: 2, reviewCount: 3, rating: '4.67' };
  const earlier = { ...counts, totalJobs: 2, rating: '1.00' };
  const reads = [earlier, counts];
  await storeStats(amir.id, async () => {
    if (reads.length === 2) await storeStats(amir.id, async () => counts); // while the first count is running
    return reads.shift() ?? earlier;
  });
  expect(await stored()).toMatchObject({ totalJobs: 3, completedJobs: 2, reviewCount: 3 });
  expect(String((await stored()).rating)).toBe('4.67');
  await storeStats(amir.id, async () => ({ ...counts, rating: '5.00' }));
  expect(String((await stored()).rating)).toBe('5.00');
});

test('an impossible rating is not stored', async () => {
  await upsertProfile(amir);
  const counts = { totalJobs: 3, completedJobs: 2, reviewCount: 3 };
  await expect(storeStats(amir.id, async () => ({ ...counts, rating: '5.5' }))).rejects.toThrow('Validation failed');
  expect(await stored()).toMatchObject({ totalJobs: 0 });
});

test('an action of a contractor is stored as their last activity', async () => {
  await upsertProfile(amir);
  await ContractorProfileModel.updateOne({ userId: amir.id }, { $set: { lastActive: new Date('2026-01-01') } });
  const before = Date.now();
  await recordActivity(amir.id);
  expect((await stored()).lastActive.getTime()).toBeGreaterThanOrEqual(before);
});

test('a profile of an earlier release is listed, is available at any time, and is counted again', async () => {
  await upsertProfile(amir);
  const earlier = { $unset: { isListed: '', workingHours: '', countedAt: '' }, $set: { totalJobs: 212 } };
  await ContractorProfileModel.collection.updateOne({ userId: amir.id }, earlier);
  await completeContractorProfiles();
  expect(await stored()).toMatchObject({ isListed: true, workingHours: null, totalJobs: 0 });
});
