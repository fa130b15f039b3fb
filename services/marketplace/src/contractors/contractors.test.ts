import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { type SeedContractor, seedContractors } from '../seed/seed';
import { service } from '../service';
import { filterConditions } from './contractor-filter';
import { ContractorProfileModel } from './records/contractor-profile.model';
import { type ContractorStats, storeStats } from './records/contractor-profiles';

const path = '/api/v1/contractors';
let marketplace: TestService;
let ana: Client;

const profile = (contactName: string, businessName: string, more: Partial<SeedContractor> = {}): SeedContractor => ({
  userId: randomUUID(),
  contactName,
  businessName,
  email: `${contactName.toLowerCase().replace(/\W/g, '.')}@example.com`,
  ...more,
});

const mike: SeedContractor = {
  userId: randomUUID(),
  contactName: 'Mike Stone',
  email: 'mike@stonepipes.example.com',
  businessName: 'Stone Pipes (Toronto)',
  businessAddress: '12 King Street West, Toronto',
  businessPhone: '+1 416 555 0101',
  businessLicense: 'ON-4711',
  insuranceInfo: 'Liability, 2 million',
  specializations: ['Plumbing', 'Heating'],
  serviceAreas: ['Downtown Toronto', 'Etobicoke'],
  isVerified: true,
  verificationDate: new Date('2026-01-05T00:00:00Z'),
  status: 'busy',
  lastActive: new Date('2026-02-03T04:05:06.000Z'),
};

beforeAll(async () => {
  marketplace = await openService(service);
  ana = marketplace.as();
  const zoe = profile('Zoë Lum', 'Bright & Co.', { specializations: ['Electrical'] });
  const rosa = profile('Rosa Diaz', 'Plumb*Right', { specializations: ['Plumbing'], status: 'offline' });
  await seedContractors([zoe, mike, rosa, profile('Omar Haddad', 'Haddad & Sons')]);
  const store = ({ userId }: SeedContractor, stats: ContractorStats) => storeStats(userId, async () => stats);
  await store(zoe, { rating: '4.85', reviewCount: 3, totalJobs: 9, completedJobs: 8 });
  await store(mike, { rating: '4.85', reviewCount: 60, totalJobs: 120, completedJobs: 118 });
  await store(rosa, { rating: '5', reviewCount: 1, totalJobs: 1, completedJobs: 1 });
});
afterAll(() => marketplace.stop());

const found = async (query: Record<string, string>) => {
  const { status, body } = await ana.get<Contractor[]>(`${path}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.map(({ name }) => name);
};

test('contractors are listed best rated first, equal ones by their bookings', async () => {
  expect(await found({})).toEqual(['Rosa Diaz', 'Mike Stone', 'Zoë Lum', 'Omar Haddad']);
});

test('a contractor shows only what customers may see', async () => {
  const { body } = await ana.get<Contractor[]>(path);
  expect(body.find(({ id }) => id === mike.userId)).toEqual({
    id: mike.userId,
    name: 'Mike Stone',
    company: 'Stone Pipes (Toronto)',
    email: 'mike@stonepipes.example.com',
    phone: '+1 416 555 0101',
    specialties: ['Plumbing', 'Heating'],
    rating: 4.85,
    totalJobs: 120,
    completedJobs: 118,
    location: 'Downtown Toronto',
    status: 'busy',
    lastActive: '2026-02-03T04:05:06.000Z',
    verified: true,
  });
});

test.each([
  ['a word of the name', 'stone', ['Mike Stone']],
  ['part of the company', 'haddad', ['Omar Haddad']],
  ['a specialty', 'HEAT', ['Mike Stone']],
  ['words from several fields', 'plumbing rosa', ['Rosa Diaz']],
  ['letters beyond ASCII in another case', 'ZOË', ['Zoë Lum']],
  ['blanks around', '  mike  ', ['Mike Stone']],
  ['nothing', '', ['Rosa Diaz', 'Mike Stone', 'Zoë Lum', 'Omar Haddad']],
  ['one word that nobody has', 'mike roofing', []],
  ['signs that stand for themselves', 'b*r', ['Rosa Diaz']],
  ['brackets', '(toronto)', ['Mike Stone']],
  ['a pattern that would match all', '.*', []],
  ['an unfinished pattern', '[(\\', []],
  ['words with a NUL between them', 'mike\u0000stone', ['Mike Stone']],
  ['nothing but control characters', '\u0000\u0007', ['Rosa Diaz', 'Mike Stone', 'Zoë Lum', 'Omar Haddad']],
])('searching for %s', async (_what, search, names) => {
  expect(await found({ search })).toEqual(names);
});

test('a search with very many words costs no more than one with eight', async () => {
  expect(filterConditions({ search: 'e '.repeat(limits.shortText / 2) })).toHaveLength(8);
  expect(await found({ search: `${'mike '.repeat(8)}roofing` })).toEqual(['Mike Stone']);
});

test('specialty and status narrow the list, together with the search', async () => {
  expect(await found({ specialty: 'plumbing' })).toEqual(['Rosa Diaz', 'Mike Stone']);
  expect(await found({ specialty: 'Plumb' })).toEqual([]);
  expect(await found({ specialty: 'Plumbin.' })).toEqual([]);
  expect(await found({ specialty: 'Plumb\u0000ing\u001f' })).toEqual(['Rosa Diaz', 'Mike Stone']);
  expect(await found({ specialty: '\u0000' })).toHaveLength(4);
  expect(await found({ status: 'available' })).toEqual(['Zoë Lum', 'Omar Haddad']);
  expect(await found({ specialty: 'Plumbing', status: 'offline', search: 'right' })).toEqual(['Rosa Diaz']);
  expect(await found({ specialty: '', status: '', search: '' })).toHaveLength(4);
});

test('a single contractor is answered as in the list; other users are answered with 404', async () => {
  const listed = await ana.get<Contractor[]>(`${path}?search=mike`);
  expect((await ana.get(`${path}/${mike.userId}`)).body).toEqual(listed.body[0]);
  for (const id of [randomUUID(), 'mike', '%7B%22$gt%22:%22%22%7D']) {
    expect(await ana.get(`${path}/${id}`)).toMatchObject({ status: 404 });
  }
  expect(await marketplace.nobody.get(`${path}/${mike.userId}`)).toMatchObject({ status: 401 });
});

test.each([
  'status=retired',
  'status[$ne]=busy',
  'search[$gt]=',
  'search=a&search=b',
  'userId=1',
  `search=${'x'.repeat(256)}`,
  `specialty=${'x'.repeat(256)}`,
])('the filter %s is rejected', async (query) => {
  expect(await ana.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

test('a stored profile has the documented defaults', async () => {
  const stored = await ContractorProfileModel.findOne({ contactName: 'Omar Haddad' }).lean();
  expect({ ...stored, rating: String(stored?.rating) }).toMatchObject({
    isVerified: false,
    verificationDate: null,
    rating: '0.00',
    totalJobs: 0,
    completedJobs: 0,
    reviewCount: 0,
    workingHours: null,
    specializations: [],
    serviceAreas: [],
    status: 'available',
  });
});

test('a user has one profile; seeding again does not change it', async () => {
  await ContractorProfileModel.updateOne({ userId: mike.userId }, { $set: { businessPhone: '+1 416 555 0199' } });
  await Promise.all([seedContractors([mike]), seedContractors([mike])]);
  expect(await ContractorProfileModel.find({ userId: mike.userId }).lean()).toMatchObject([
    { businessPhone: '+1 416 555 0199', totalJobs: 120 },
  ]);
});

test.each([
  ['a rating above 5', { rating: '5.01' }],
  ['a rating of three decimals', { rating: '4.555' }],
  ['an unknown status', { status: 'asleep' }],
  ['a negative count', { totalJobs: -1 }],
  ['half a job', { completedJobs: 0.5 }],
  ['a company that is too long', { businessName: 'x'.repeat(256) }],
])('%s is not stored', async (_what, fields) => {
  const rejected = new ContractorProfileModel({ ...profile('No One', 'Nothing'), ...fields });
  await expect(rejected.save()).rejects.toThrow('validation failed');
});
