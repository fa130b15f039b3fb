import { randomUUID } from 'node:crypto';
import { type SeededUser, seedUsers } from './seed';
import { signIn, startIdentity, type TestIdentity, testPassword } from './testing/identity';
import { UserModel } from './users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const mara = { email: 'Mara@Example.org', password: testPassword, firstName: 'Mara', lastName: 'Voss' };
const ben = { email: 'ben@example.org', password: testPassword, firstName: 'Ben', lastName: 'Ito' };
const companyName = 'Voss Plumbing';
const contractor: SeededUser = { ...mara, id: randomUUID(), role: 'contractor', companyName };
const employee: SeededUser = {
  ...ben,
  id: randomUUID(),
  role: 'contractor_employee',
  companyName,
  contractorId: contractor.id,
};
const admin: SeededUser = { ...ben, id: randomUUID(), email: 'root@example.org', role: 'admin_low' };
const options = { cost: 4, workers: 1 };

test('seeded users are verified, with an id of their role, and can sign in', async () => {
  await seedUsers([contractor, employee, admin], options);
  const { user } = await signIn(identity, 'mara@example.org');
  expect(user).toMatchObject({
    id: contractor.id,
    customId: 'CON-000001',
    emailVerified: true,
    isAdmin: false,
    companyName: 'Voss Plumbing',
    company_name: 'Voss Plumbing',
    contractorId: null,
  });
  expect((await signIn(identity, employee.email)).user).toMatchObject({
    customId: 'EMP-000001',
    contractorId: contractor.id,
  });
  expect((await signIn(identity, admin.email)).user).toMatchObject({ customId: 'ADL-000001', isAdmin: true });
});

test('the home of a user becomes their main address', async () => {
  const id = randomUUID();
  const home = { address: '1 King Street', lat: 43.6, lng: -79.4 };
  await seedUsers([{ ...ben, id, email: 'home@example.org', role: 'user', home }], options);
  const { token } = await signIn(identity, 'home@example.org');
  const { body } = await identity.withToken(token).get<{ addresses: object[] }>('/api/v1/profile/addresses');
  expect(body.addresses).toMatchObject([{ ...home, label: 'Home', isMain: true }]);
});

test('an address of an interrupted start is not added twice', async () => {
  const id = randomUUID();
  const home = { address: '1 King Street', lat: 43.6, lng: -79.4 };
  const user: SeededUser = { ...ben, id, email: 'again@example.org', role: 'user', home };
  const interrupt = jest.spyOn(UserModel, 'create').mockRejectedValueOnce(new Error('killed'));
  await expect(seedUsers([user], options)).rejects.toThrow('killed');
  interrupt.mockRestore();
  await seedUsers([user], options);
  const { token } = await signIn(identity, user.email);
  const { body } = await identity.withToken(token).get<{ addresses: object[] }>('/api/v1/profile/addresses');
  expect(body.addresses).toHaveLength(1);
});

test('an address of an interrupted start remains, also if the demo data have another one since', async () => {
  const id = randomUUID();
  const home = { address: '1 King Street', lat: 43.6, lng: -79.4 };
  const user: SeededUser = { ...ben, id, email: 'moved@example.org', role: 'user', home };
  const interrupt = jest.spyOn(UserModel, 'create').mockRejectedValueOnce(new Error('killed'));
  await expect(seedUsers([user], options)).rejects.toThrow('killed');
  interrupt.mockRestore();
  await seedUsers([{ ...user, home: { ...home, address: '2 Queen Street' } }], options);
  const { token } = await signIn(identity, user.email);
  const { body } = await identity.withToken(token).get<{ addresses: object[] }>('/api/v1/profile/addresses');
  expect(body.addresses).toMatchObject([home]);
});

test('users with an old sign-up date do not count as new', async () => {
  const createdAt = new Date('2024-11-26T08:00:00.000Z');
  await seedUsers([{ ...ben, id: randomUUID(), email: 'since@example.org', role: 'user', createdAt }], options);
  expect((await signIn(identity, 'since@example.org')).user).toMatchObject({ createdAt: createdAt.toISOString() });
});

test('seeding again changes nothing', async () => {
  await seedUsers([contractor], options);
  await UserModel.updateOne({ _id: contractor.id }, { firstName: 'Maria' });
  const before = await UserModel.find().sort({ _id: 1 }).lean();
  await seedUsers([contractor, employee, admin], options);
  expect(await UserModel.find().sort({ _id: 1 }).lean()).toEqual(before);
});
