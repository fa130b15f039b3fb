import type { Role } from '@plaza/contracts/roles';
import type { Client } from '@plaza/test-kit/http';
import { contractorWithEmployee, signedIn, stored, type UserBody, usersPath } from '../../testing/administration';
import { startIdentity, type TestIdentity, userFixture } from '../../testing/identity';
import { UserModel } from '../../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** Every way to write to a user, with its input. */
const writes: [string, (client: Client, id: string) => ReturnType<Client['delete']>][] = [
  ['changing', (client, id) => client.patch(`${usersPath}/${id}`, { firstName: 'Grace' })],
  [
    'a new password for',
    (client, id) => client.patch(`${usersPath}/${id}/password`, { newPassword: 'tolerably-new-1' }),
  ],
  ['a reset link for', (client, id) => client.post(`${usersPath}/${id}/reset-link`)],
  ['deleting', (client, id) => client.delete(`${usersPath}/${id}`)],
];

const refusal = (code: string) => ({ body: { success: false, error: { code } } });

describe.each(writes)('%s', (_what, write) => {
  test('forbids low-level administrators to manage administrators, and changes nothing', async () => {
    const { client } = await signedIn(identity, 'admin_low');
    for (const role of ['admin_high', 'admin_low'] as const) {
      const { id } = await userFixture(role);
      const before = await stored(id);
      expect(await write(client, id)).toMatchObject({ status: 403, ...refusal('not_yours_to_manage') });
      expect(await stored(id)).toEqual(before);
    }
  });

  test('forbids low-level administrators and those with the flag to manage users with the admin flag', async () => {
    const { id } = await signedIn(identity, 'user', { isAdmin: true });
    for (const [role, isAdmin] of [
      ['admin_low', false],
      ['user', true],
    ] as [Role, boolean][]) {
      const { client } = await signedIn(identity, role, { isAdmin });
      expect(await write(client, id)).toMatchObject({ status: 403, ...refusal('not_yours_to_manage') });
    }
  });

  test('forbids contractors to manage an employee with the admin flag, whose password would give them the flag', async () => {
    const { id, client } = await signedIn(identity, 'contractor');
    const employee = await userFixture('contractor_employee', { contractorId: id });
    await UserModel.updateOne({ _id: employee.id }, { isAdmin: true });
    expect(await write(client, employee.id)).toMatchObject({ status: 403, ...refusal('not_yours_to_manage') });
  });

  test('allows administrators by role or by flag to manage users below them', async () => {
    for (const [role, isAdmin] of [
      ['admin_low', false],
      ['municipal_government', true],
    ] as [Role, boolean][]) {
      const { client } = await signedIn(identity, role, { isAdmin });
      for (const below of ['user', 'municipal_government', 'contractor'] as const) {
        expect((await write(client, (await userFixture(below)).id)).status).toBe(200);
      }
    }
  });

  test('allows high-level administrators to manage administrators', async () => {
    const { client } = await signedIn(identity, 'admin_high');
    for (const role of ['admin_high', 'admin_low'] as const) {
      expect((await write(client, (await userFixture(role)).id)).status).toBe(200);
    }
  });

  test('allows contractors to manage their own employees, and answers 404 for all others', async () => {
    const { contractor, employee } = await contractorWithEmployee(identity);
    const other = await contractorWithEmployee(identity);
    for (const id of [other.employee.id, other.contractor.id, (await userFixture('user')).id]) {
      expect(await write(contractor.client, id)).toMatchObject({ status: 404, ...refusal('user_not_found') });
    }
    expect((await write(contractor.client, employee.id)).status).toBe(200);
  });

  test('answers 404 for an unknown user', async () => {
    const { client } = await signedIn(identity, 'admin_high');
    expect((await write(client, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await write(client, 'nonsense')).status).toBe(404);
  });

  test('forbids it to somebody who is no longer an administrator, whatever their token says', async () => {
    const admin = await signedIn(identity, 'admin_high');
    const { id } = await userFixture('user');
    await UserModel.updateOne({ _id: admin.id }, { role: 'user', isAdmin: false });
    expect(await write(admin.client, id)).toMatchObject({ status: 403, ...refusal('role_not_permitted') });
    await UserModel.updateOne({ _id: admin.id }, { role: 'admin_high', isActive: false });
    expect((await write(admin.client, id)).status).toBe(401);
  });
});

test('nobody can set their own password here, mail themselves a link or delete themselves', async () => {
  for (const role of ['admin_high', 'admin_low', 'contractor'] as const) {
    const { id, client } = await signedIn(identity, role);
    for (const [what, write] of writes.slice(1)) {
      const code = what === 'deleting' ? 'own_account' : 'own_password';
      expect(await write(client, id)).toMatchObject({ status: 403, ...refusal(code) });
    }
  }
});

test('everybody who manages users may change their own names', async () => {
  for (const role of ['admin_high', 'admin_low', 'contractor'] as const) {
    const { id, client } = await signedIn(identity, role);
    const answer = await client.patch<UserBody>(`${usersPath}/${id}`, { firstName: 'Grace', lastName: 'Hopper', role });
    expect(answer).toMatchObject({ status: 200, body: { user: { firstName: 'Grace', lastName: 'Hopper', role } } });
  }
});

test.each([
  ['own_role_locked', { role: 'user' }],
  ['own_role_locked', { isAdmin: false, role: 'contractor_employee', contractorId: '0' }],
  ['own_account', { isActive: false }],
  ['own_account', { emailVerified: false }],
])('nobody can change their own permissions: %s for %j', async (code, changes) => {
  for (const role of ['admin_high', 'admin_low', 'contractor'] as const) {
    const { id, client } = await signedIn(identity, role);
    const before = await stored(id);
    expect(await client.patch(`${usersPath}/${id}`, changes)).toMatchObject({ status: 403, ...refusal(code) });
    expect(await stored(id)).toEqual(before);
  }
});

test('administrators can read any user, and contractors their own', async () => {
  const high = await signedIn(identity, 'admin_high');
  const low = await signedIn(identity, 'admin_low');
  const { contractor, employee } = await contractorWithEmployee(identity);
  const read = (client: Client, id: string) => client.get<UserBody>(`${usersPath}/${id}`);
  expect((await read(low.client, high.id)).body.user).toMatchObject({ id: high.id, role: 'admin_high', isAdmin: true });
  const { body } = await read(contractor.client, employee.id);
  expect(body).toMatchObject({ user: { id: employee.id, contractorId: contractor.id }, companyName: 'Byron & Sons' });
  expect(body.company_name).toBe('Byron & Sons');
  expect(body).toMatchObject({ data: { user: { companyName: 'Byron & Sons', company_name: 'Byron & Sons' } } });
  expect(JSON.stringify(body)).not.toMatch(/hash|secret|searchTerms/i);
  expect((await read(contractor.client, contractor.id)).status).toBe(200);
  for (const id of [low.id, (await contractorWithEmployee(identity)).employee.id]) {
    expect((await read(contractor.client, id)).status).toBe(404);
  }
});
