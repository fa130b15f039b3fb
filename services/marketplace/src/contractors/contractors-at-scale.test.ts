import { randomUUID } from 'node:crypto';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { storeContractorSearchTerms } from '../migrations/contractor-search-terms';
import { service } from '../service';
import { explainQuery } from '../testing/explain-query';
import { userFixture } from '../testing/identity-server';
import { storeBooking } from '../testing/store-booking';
import { filterConditions } from './contractor-filter';
import { bestRated } from './contractors';
import { ContractorProfileModel } from './records/contractor-profile.model';
import { upsertProfile } from './records/contractor-profiles';
import { searchFieldsOf } from './records/profile-search';

const path = '/api/v1/contractors';
const count = 3000;
const trades = ['Plumbing', 'Roofing', 'Painting', 'Gardening'];

let marketplace: TestService;
let ana: Client;
beforeAll(async () => {
  marketplace = await openService(service);
  ana = marketplace.as();
  const profiles = Array.from({ length: count }, (_none, number) => {
    const named = {
      contactName: `Ana Ito ${number}`,
      businessName: `Firm${number}x`,
      specializations: [trades[number % trades.length] ?? ''],
    };
    const counted = { rating: `${number % 5}.00`, totalJobs: number };
    return { userId: randomUUID(), email: 'a@example.com', ...named, ...counted, ...searchFieldsOf(named) };
  });
  await ContractorProfileModel.insertMany(profiles);
});
afterAll(() => marketplace.stop());

const found = async (query: Record<string, string>) =>
  (await ana.get<Contractor[]>(`${path}?${new URLSearchParams(query)}`)).body;
const readFor = (search: string, specialty = '') =>
  explainQuery(bestRated(filterConditions({ search, specialty })).limit(500));

test('a search reads only the profiles that it finds, for any part of any word', async () => {
  for (const search of ['firm1234x', 'IRM1234X', '1234x', 'ito firm1234x']) {
    const { docs, keys } = await readFor(search);
    expect({ search, docs }).toEqual({ search, docs: 1 });
    expect(keys).toBeLessThan(5);
    expect((await found({ search })).map(({ company }) => company)).toEqual(['Firm1234x']);
  }
});

test('a word that all profiles contain is read from the best rated on, up to the limit of the list', async () => {
  const { docs, stages } = await readFor('firm');
  expect(docs).toBeLessThanOrEqual(501);
  expect(stages).not.toContain('SORT');
  const listed = await found({ search: 'firm' });
  expect(listed).toHaveLength(500);
  expect(listed[0]).toMatchObject({ company: 'Firm2999x', rating: 4 });
});

test('a specialty is read by its index, in the order of the list', async () => {
  const { docs, stages } = await readFor('', 'ROOFING');
  expect(docs).toBeLessThanOrEqual(501);
  expect(stages).not.toContain('SORT');
  const listed = await found({ specialty: 'roofing' });
  expect(listed).toHaveLength(500);
  expect(new Set(listed.flatMap(({ specialties }) => specialties))).toEqual(new Set(['Roofing']));
});

test('all busy contractors are listed together, whether by a booking or by their own setting, however many', async () => {
  const profiles = await ContractorProfileModel.find({ businessName: /x$/ }).sort({ totalJobs: 1 }).lean();
  const [atJob, set] = [profiles.slice(0, 1200), profiles.slice(1200, 1210)];
  const hour = 3_600_000;
  const [startsAt, endsAt] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
  await Promise.all(atJob.map(({ userId }) => storeBooking(userId, 'confirmed', startsAt, endsAt)));
  const ids = { _id: { $in: set.map(({ _id }) => _id) } };
  await ContractorProfileModel.updateMany(ids, { status: 'busy' });
  const listed = await found({ status: 'busy' });
  expect(listed).toHaveLength(500);
  const ordered = [...listed].sort((one, other) => other.rating - one.rating || other.totalJobs - one.totalJobs);
  expect(listed.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
  expect(listed.filter(({ rating, totalJobs }) => rating === 4 && totalJobs >= 1200)).toHaveLength(2);
  expect(new Set(listed.map(({ status }) => status))).toEqual(new Set(['busy']));
  expect(await found({ status: 'offline' })).toEqual([]);
  await ContractorProfileModel.updateMany(ids, { status: 'offline' });
  expect(await found({ status: 'offline' })).toHaveLength(10);
});

test('a contractor is found by a new name, and no longer by the previous one', async () => {
  const card = userFixture('Quirin Vogel', { role: 'contractor', company: 'Vogel Works' });
  await upsertProfile(card);
  expect(await found({ search: 'quirin works' })).toHaveLength(1);
  await upsertProfile({ ...card, name: 'Xaver Vogel' });
  expect(await found({ search: 'quirin' })).toEqual([]);
  expect(await found({ search: 'xaver vogel' })).toHaveLength(1);
});

test('profiles of an earlier release are found once their terms are stored, by a start that is not stopped before', async () => {
  const without = { $unset: { searchTerms: 1, specialtyKeys: 1 } };
  await ContractorProfileModel.updateMany({ businessName: /^Firm1/ }, without);
  expect(await found({ search: 'firm1234x' })).toEqual([]);
  await storeContractorSearchTerms(AbortSignal.abort());
  expect(await found({ search: 'firm1234x' })).toEqual([]);
  await storeContractorSearchTerms(new AbortController().signal);
  expect(await found({ search: 'firm1234x' })).toHaveLength(1);
  expect(await ContractorProfileModel.countDocuments({ specialtyKeys: { $exists: false } })).toBe(0);
});
