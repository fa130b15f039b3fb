import { randomUUID } from 'node:crypto';
import type { User } from '@plaza/contracts/identity/session';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { until } from '@plaza/service-kit/testing/until';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from './user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const ask = async (question: object) =>
  (await identity.neighbour.post<{ people: UserCard[] }>('/internal/people', question)).body.people;
const told = (userId: string) =>
  identity.events.filter(
    ({ type, payload }) => type === 'user.changed' && (payload as { userId: string }).userId === userId,
  ).length;
const as = async ({ email }: { email: string }) => identity.withToken((await signIn(identity, email)).token);

test('services get only the shown fields of users, and nothing of unknown ones', async () => {
  const contractor = await userFixture('contractor');
  const employee = await userFixture('contractor_employee', { contractorId: contractor.id });
  const card = { name: 'Ada Byron', phone: '', company: '', isAdmin: false, createdAt: expect.any(String) };
  expect(await ask({ ids: [contractor.id, randomUUID()] })).toEqual([
    { ...card, id: contractor.id, email: contractor.email, role: 'contractor', contractorId: null },
  ]);
  expect(await ask({ employeesOf: contractor.id })).toEqual([
    { ...card, id: employee.id, email: employee.email, role: 'contractor_employee', contractorId: contractor.id },
  ]);
  expect((await identity.neighbour.post('/internal/people', { ids: 'all' })).status).toBe(400);
});

test('a change of shown fields is sent until marketplace has confirmed it, other changes are not', async () => {
  const account = await userFixture();
  const own = await as(account);
  const waiting = async () => (await UserModel.findById(account.id).lean())?.outbox?.length ?? 0;
  expect((await own.patch('/api/v1/profile', { phone: '+1 416 555 0123' })).status).toBe(200);
  await until(() => told(account.id) > 0);
  expect(await waiting()).toBe(1);
  expect((await own.patch('/api/v1/profile', { bio: 'Counts things' })).status).toBe(200);
  expect(await waiting()).toBe(1);
  expect((await own.patch('/api/v1/profile', { firstName: 'Augusta' })).status).toBe(200);
  expect(await waiting()).toBe(2);
  expect(await ask({ ids: [account.id] })).toMatchObject([{ name: 'Augusta Byron', phone: '+1 416 555 0123' }]);
});

test('a new user, a new role and a deactivated account are sent', async () => {
  const admin = await as(await userFixture('admin_high'));
  const path = '/api/v1/admin/users';
  const input = {
    email: `${randomUUID()}@example.org`,
    password: 'quite-a-secret-8',
    firstName: 'Grace',
    lastName: 'Hopper',
  };
  const { body } = await admin.post<{ user: User }>(path, { ...input, role: 'contractor', companyName: 'Hopper Ltd' });
  const { id } = body.user;
  await until(() => told(id) > 0);
  expect(await ask({ ids: [id] })).toMatchObject([{ role: 'contractor', company: 'Hopper Ltd' }]);
  await admin.patch(`${path}/${id}`, { isActive: false });
  await until(async () => (await ask({ ids: [id] })).length === 0);
  expect((await UserModel.findById(id).lean())?.outbox).toHaveLength(2);
});
