import { randomUUID } from 'node:crypto';
import type { Profile } from '@plaza/contracts/identity/profile';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { findUserIds } from '../users/user-search';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const path = '/api/v1/profile';

async function signedIn(role?: Parameters<typeof userFixture>[0]) {
  const user = await userFixture(role);
  const { token } = await signIn(identity, user.email);
  const as = identity.withToken(token);
  return {
    ...user,
    read: async () => (await as.get<Profile & { data: Profile }>(path)).body,
    change: (changes: unknown) => as.patch<Profile>(path, changes),
    as,
  };
}

test("a new profile contains only the user's identity, flat and under data", async () => {
  const { id, email, read } = await signedIn();
  const { data, ...flat } = await read();
  expect(flat).toEqual({
    success: true,
    id,
    email,
    role: 'user',
    firstName: 'Ada',
    lastName: 'Byron',
    emailVerified: true,
    twoFactorEnabled: false,
    phone: '',
    bio: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    country: '',
    birthDate: null,
    familySize: null,
    company: null,
    companyName: null,
    company_name: null,
    website: null,
    specialties: [],
    totalJobs: 0,
    completedJobs: 0,
    rating: null,
    profileImageUrl: null,
    loginAlerts: false,
    firstStepsDismissed: false,
    joinDate: expect.stringMatching(/Z$/),
    notifications: {
      emailNotifications: true,
      pushNotifications: true,
      jobAlerts: true,
      messageAlerts: true,
      smsNotifications: false,
      marketingEmails: false,
    },
  });
  expect({ success: true, ...data }).toEqual(flat);
});

const texts = { phone: 40, bio: 2000, address: 255, city: 100, state: 100, zipCode: 20, country: 100 };

test('saved fields are stored, up to the maximum of each', async () => {
  const { change, read } = await signedIn();
  const full = Object.fromEntries(Object.entries(texts).map(([field, max]) => [field, 'é'.repeat(max)]));
  const others = {
    firstName: 'N'.repeat(100),
    lastName: 'Ł',
    birthDate: '1900-01-01',
    familySize: 30,
    loginAlerts: true,
    firstStepsDismissed: true,
  };
  const answer = await change({ ...full, ...others });
  expect(answer).toMatchObject({ status: 200, body: { success: true, ...full, ...others, data: full } });
  expect(await read()).toMatchObject({ ...full, ...others });
});

const tooLong = Object.entries({ ...texts, firstName: 100, lastName: 100 }).map(([field, max]) => ({
  [field]: 'x'.repeat(max + 1),
}));
test.each([
  ...tooLong,
  { firstName: '' },
  { lastName: ' ' },
  { firstName: '\u202e\u200b' },
  { firstName: { $gt: '' } },
  { phone: 5 },
  { bio: null },
  { birthDate: '1899-12-31' },
  { birthDate: '2999-01-01' },
  { birthDate: '2001-02-29' },
  { birthDate: '' },
  { familySize: 0 },
  { familySize: 31 },
  { familySize: 2.5 },
  { familySize: '4' },
  { loginAlerts: 'yes' },
  { firstStepsDismissed: null },
  { notifications: { jobAlerts: 1 } },
  { notifications: [] },
  { website: 'javascript:alert(1)' },
  { email: 'not an address' },
  { newPassword: 'seven77' },
])('rejects %j and saves nothing of it', async (wrong) => {
  const { change, read } = await signedIn('contractor');
  const before = await read();
  expect((await change({ city: 'Halifax', ...wrong })).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('null removes a birth date and a family size', async () => {
  const { change, read } = await signedIn();
  await change({ birthDate: '1990-05-06', familySize: 3 });
  expect(await read()).toMatchObject({ birthDate: '1990-05-06', familySize: 3 });
  await change({ birthDate: null, familySize: null });
  expect(await read()).toMatchObject({ birthDate: null, familySize: null });
});

test('two windows that change different fields keep both changes, also of one group of switches', async () => {
  const { change, read } = await signedIn();
  await Promise.all([
    change({ phone: '1', notifications: { smsNotifications: true } }),
    change({ city: 'Halifax', notifications: { emailNotifications: false } }),
    change({ lastName: 'King', bio: 'two\nlines' }),
  ]);
  expect(await read()).toMatchObject({
    phone: '1',
    city: 'Halifax',
    firstName: 'Ada',
    lastName: 'King',
    bio: 'two\nlines',
    notifications: { smsNotifications: true, emailNotifications: false, jobAlerts: true },
  });
});

test('invisible characters are removed from saved fields', async () => {
  const { change } = await signedIn();
  const { body } = await change({
    firstName: 'A\u202eda\u0000',
    city: 'Hali\nfax',
    bio: 'a\r\nb\u0007',
  });
  expect(body).toMatchObject({ firstName: 'Ada', city: 'Hali fax', bio: 'a\nb' });
});

test('fields that users may not choose are ignored', async () => {
  const { change, read } = await signedIn();
  const before = await read();
  const input = { role: 'admin_high', isAdmin: true, emailVerified: false, id: randomUUID(), twoFactorEnabled: true };
  expect((await change({ ...input, 'profile.bio': 'x', $set: { role: 'admin_high' }, city: '' })).status).toBe(200);
  expect(await read()).toEqual(before);
});

test.each(['company', 'companyName', 'company_name'])('a contractor names the company as %s', async (spelling) => {
  const { change, read } = await signedIn('contractor');
  const { body } = await change({ [spelling]: 'Engines Ltd', website: 'https://engines.example' });
  const names = { company: 'Engines Ltd', companyName: 'Engines Ltd', company_name: 'Engines Ltd' };
  expect(body).toMatchObject({ ...names, website: 'https://engines.example' });
  const all = await read();
  await change({ ...all, [spelling]: 'New Engines' });
  expect(await read()).toMatchObject({ company: 'New Engines', company_name: 'New Engines' });
  await change({ [spelling]: '', website: '' });
  expect(await read()).toMatchObject({ company: null, website: null });
});

test('only a contractor has a company, whatever is stored', async () => {
  for (const role of ['user', 'admin_high', 'contractor_employee'] as const) {
    const { id, change, read } = await signedIn(role);
    await UserModel.updateOne({ _id: id }, { companyName: 'Engines Ltd', 'profile.website': 'https://e.example' });
    expect(await read()).toMatchObject({ company: null, companyName: null, company_name: null, website: null });
    for (const wish of [{ company: 'Mine' }, { company_name: 'Mine' }, { website: 'https://mine.example' }]) {
      const refused = await change({ city: 'Halifax', ...wish });
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'company_not_yours' } } });
    }
    const same = await change({
      city: 'Toronto',
      company: '',
      companyName: 'Engines Ltd',
      company_name: null,
      website: '',
    });
    expect(same).toMatchObject({ status: 200, body: { city: 'Toronto' } });
    expect(await UserModel.findById(id).lean()).toMatchObject({ companyName: 'Engines Ltd' });
  }
});

test('rejects requests without a session and of a deleted user', async () => {
  expect((await identity.nobody.get(path)).status).toBe(401);
  expect((await identity.nobody.patch(path, { city: 'Halifax' })).status).toBe(401);
  const { id, as } = await signedIn();
  await UserModel.deleteOne({ _id: id });
  const answers = [
    await as.get(path),
    await as.patch(path, { city: 'Halifax' }),
    await as.post(`${path}/confirm-change`, { verificationCode: 'ABC123' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("a contractor's new company also applies to their employees", async () => {
  const { change, id } = await signedIn('contractor');
  const employee = await userFixture('contractor_employee', { contractorId: id });
  await change({ company: 'Engines Ltd' });
  expect((await UserModel.findById(employee.id).lean())?.companyName).toBe('Engines Ltd');
});

test('a user is found by their new name', async () => {
  const { change, id } = await signedIn('user');
  await change({ firstName: 'Quentin' });
  expect(await findUserIds('quent byr')).toEqual([id]);
});
