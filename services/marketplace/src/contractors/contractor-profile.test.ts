import { randomUUID } from 'node:crypto';
import type { ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import type { Client } from '@plaza/test-kit/http';
import { type MarketplaceServer, startMarketplace } from '../testing/marketplace-server';
import { ContractorProfileModel } from './records/contractor-profile.model';

const at = (id: string, what = 'profile') => `/api/v1/contractors/${id}/${what}`;
const hours = { timeZone: 'America/Toronto', spans: [{ weekday: 1, from: '09:00', until: '17:00' }] };

let marketplace: MarketplaceServer;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.stop());
beforeEach(() => ContractorProfileModel.deleteMany());

const read = (client: Client = marketplace.contractor) => client.get<ContractorProfile>(at(marketplace.contractor.id));
const change = (changes: unknown, client: Client = marketplace.contractor) =>
  client.patch<ContractorProfile>(at(marketplace.contractor.id), changes);
const verify = (isVerified: unknown, client: Client = marketplace.administrator, other: object = {}) =>
  client.put<ContractorProfile>(at(marketplace.contractor.id, 'verification'), { isVerified, ...other });
const verifySeen = (businessLicense: unknown, insuranceInfo: unknown) =>
  verify(true, marketplace.administrator, { seen: { businessLicense, insuranceInfo } });

test('a contractor finds their own profile, created from their account', async () => {
  const { id } = marketplace.contractor;
  const expected = { id, contactName: 'Amir Haddad', businessName: 'Harbour Electric', workingHours: null };
  expect(await read()).toMatchObject({ status: 200, body: { ...expected, isVerified: false, verificationDate: null } });
  expect(await read(marketplace.administrator)).toMatchObject({ status: 200, body: expected });
});

test('changes of the business are stored and visible to customers', async () => {
  const said = {
    businessName: 'Harbour & Sons',
    businessAddress: '18 Quay Street',
    businessPhone: '+1 416 555 0142',
    specializations: ['Electrical', 'EV Chargers'],
    serviceAreas: ['Toronto'],
    status: 'busy',
    workingHours: hours,
  };
  expect(await change(said)).toMatchObject({ status: 200, body: said });
  expect((await read()).body).toMatchObject(said);
  const { body } = await marketplace.customer.get(`/api/v1/contractors/${marketplace.contractor.id}`);
  expect(body).toMatchObject({ company: 'Harbour & Sons', location: 'Toronto', status: 'busy' });
  expect((await change({ workingHours: null })).body).toMatchObject({ workingHours: null, status: 'busy' });
});

test("a change counts as activity of the contractor, and an administrator's does not", async () => {
  await read();
  const longAgo = new Date('2026-01-01');
  const lastActive = async () =>
    (await ContractorProfileModel.findOne({ userId: marketplace.contractor.id }).lean())?.lastActive;
  await ContractorProfileModel.updateOne({ userId: marketplace.contractor.id }, { $set: { lastActive: longAgo } });
  await change({ status: 'busy' }, marketplace.administrator);
  expect(await lastActive()).toEqual(longAgo);
  await change({ status: 'available' });
  expect((await lastActive())?.getTime()).toBeGreaterThan(longAgo.getTime());
});

test('a verified contractor has a date, which is removed with the verification', async () => {
  const before = Date.now();
  const { status, body } = await verify(true);
  expect({ status, isVerified: body.isVerified }).toEqual({ status: 200, isVerified: true });
  expect(Date.parse(body.verificationDate ?? '')).toBeGreaterThanOrEqual(before);
  expect((await verify(false)).body).toMatchObject({ isVerified: false, verificationDate: null });
});

test.each([
  ['another license', { businessLicense: 'ON-2' }, false],
  ['another insurance', { insuranceInfo: 'Liability, 3 million' }, false],
  ['the same license again', { businessLicense: 'ON-1', businessPhone: '1' }, true],
  ['another name', { businessName: 'Harbour' }, true],
])('after changing %s, a contractor is verified: %j %s', async (_what, changes, isVerified) => {
  await change({ businessLicense: 'ON-1' });
  await verify(true);
  const { body } = await change(changes);
  expect(body).toMatchObject({ ...changes, isVerified });
  expect(body.verificationDate === null).toBe(!isVerified);
});

test('the verification applies to the license that was seen, not to a later one', async () => {
  const meanwhile = { status: 409, body: { error: { code: 'changed_meanwhile' } } };
  await change({ businessLicense: 'ON-1', insuranceInfo: 'Liability, 2 million' });
  expect(await verifySeen('ON-1', 'Liability, 2 million')).toMatchObject({ status: 200, body: { isVerified: true } });
  await change({ businessLicense: 'ON-2' });
  expect(await verifySeen('ON-1', 'Liability, 2 million')).toMatchObject(meanwhile);
  await change({ insuranceInfo: '' });
  expect(await verifySeen('ON-2', 'Liability, 2 million')).toMatchObject(meanwhile);
  expect((await read()).body).toMatchObject({ isVerified: false, verificationDate: null });
  expect(await verifySeen('ON-2', '')).toMatchObject({ status: 200, body: { isVerified: true } });
});

test.each([
  ['a query', { $gt: '' }],
  ['a number', 1],
  ['nothing', undefined],
])('%s does not match the license that was seen', async (_what, license) => {
  expect(await verifySeen(license, '')).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

test('a license that an administrator enters keeps the verification', async () => {
  await verify(true);
  const changed = await change({ businessLicense: 'ON-3' }, marketplace.administrator);
  expect(changed.body).toMatchObject({ businessLicense: 'ON-3', isVerified: true });
});

test('concurrent changes are all applied, and a new license is never verified', async () => {
  await change({ businessLicense: 'ON-1' });
  await verify(true);
  const phones = Array.from({ length: 10 }, (_none, index) => change({ serviceAreas: [`Area ${index}`] }));
  const answers = await Promise.all([
    ...phones,
    change({ businessLicense: 'ON-2' }),
    change({ insuranceInfo: 'None' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await read()).body).toMatchObject({ businessLicense: 'ON-2', insuranceInfo: 'None', isVerified: false });
});

const interval = (from: string, until: string, weekday = 1) => ({ weekday, from, until });
const worked = (...intervals: object[]) => ({ workingHours: { timeZone: 'UTC', spans: intervals } });
test.each<[string, unknown]>([
  ['an unknown field', { rating: 5 }],
  ['verification by themself', { isVerified: true }],
  ['an operator for a text', { businessName: { $gt: '' } }],
  ['an operator for the hours', { workingHours: { $gt: '' } }],
  ['a number for a text', { businessPhone: 5 }],
  ['an empty name', { businessName: '  ' }],
  ['a name that is too long', { businessName: 'x'.repeat(256) }],
  ['an address that is too long', { businessAddress: 'x'.repeat(501) }],
  ['a specialty that is too long', { specializations: ['x'.repeat(101)] }],
  ['too many specialties', { specializations: Array.from({ length: 51 }, (_none, index) => `s${index}`) }],
  ['an unknown status', { status: 'asleep' }],
  ['an unknown zone', { workingHours: { ...hours, timeZone: 'Mars/Olympus' } }],
  ['spans that overlap', worked(interval('09:00', '12:00'), interval('11:59', '15:00'))],
  ['a span that ends before it begins', worked(interval('12:00', '09:00'))],
  ['an hour that no day has', worked(interval('09:00', '25:00'))],
  ['a span that begins as the day ends', worked(interval('24:00', '24:00'))],
  ['an eighth weekday', worked(interval('09:00', '12:00', 8))],
])('%s is rejected', async (_what, changes) => {
  expect(await change(changes)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

test.each([null, 'yes', { $gt: '' }])('rejects a verification of %j', async (isVerified) => {
  expect(await verify(isVerified)).toMatchObject({ status: 400 });
});

test('employees are listed by name, for the contractor and for administrators', async () => {
  const path = at(marketplace.contractor.id, 'employees');
  const expected = { status: 200, body: [{ id: marketplace.employee.id, name: 'Tom Reed' }] };
  expect(await marketplace.contractor.get(path)).toMatchObject(expected);
  expect(await marketplace.administrator.get(path)).toMatchObject(expected);
});

test('contractors can neither read nor change the profile of another one', async () => {
  const { rival, contractor } = marketplace;
  const missing = { status: 404, body: { error: { code: 'contractor_not_found' } } };
  expect(await read(rival)).toMatchObject(missing);
  expect(await change({ businessName: 'Mine' }, rival)).toMatchObject(missing);
  expect(await rival.get(at(contractor.id, 'employees'))).toMatchObject(missing);
});

test('a user who is not a contractor has no profile, and gets none', async () => {
  const { administrator, customer, contractor } = marketplace;
  const missing = { status: 404, body: { error: { code: 'contractor_not_found' } } };
  for (const id of [customer.id, administrator.id, randomUUID()]) {
    expect(await administrator.get(at(id))).toMatchObject(missing);
    expect(await administrator.patch(at(id), { businessName: 'X' })).toMatchObject(missing);
    expect(await administrator.put(at(id, 'verification'), { isVerified: true })).toMatchObject(missing);
    expect(await administrator.get(at(id, 'employees'))).toMatchObject(missing);
  }
  const former = marketplace.as({ id: customer.id, role: 'contractor' });
  expect(await former.get(at(customer.id))).toMatchObject(missing);
  expect(await contractor.get(at('not-an-id'))).toMatchObject({ status: 404 });
  expect(await ContractorProfileModel.countDocuments()).toBe(0);
});

test('customers, employees and visitors without a session are rejected', async () => {
  const { customer, employee, nobody } = marketplace;
  for (const client of [customer, employee]) {
    expect(await read(client)).toMatchObject({ status: 403, body: { error: { code: 'role_not_permitted' } } });
    expect(await change({ businessName: 'Mine' }, client)).toMatchObject({ status: 403 });
  }
  expect(await verify(true, marketplace.contractor)).toMatchObject({ status: 403 });
  expect(await read(nobody)).toMatchObject({ status: 401 });
  expect(await change({}, nobody)).toMatchObject({ status: 401 });
  expect(await verify(true, nobody)).toMatchObject({ status: 401 });
});

test('no profile is answered while users cannot be looked up', async () => {
  const { identity } = marketplace;
  const other = marketplace.as({ id: randomUUID(), role: 'admin_low' });
  identity.isUp = false;
  const answer = await other.get(at(randomUUID()));
  identity.isUp = true;
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'people_unavailable' } } });
});
