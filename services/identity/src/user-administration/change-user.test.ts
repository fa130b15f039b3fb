import type { UserPage } from '@plaza/contracts/identity/user-administration';
import { AuditRecordModel } from '../audit/records/audit-record.model';
import { auditOf, contractorWithEmployee, signedIn, stored, type UserBody, usersPath } from '../testing/administration';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel, type UserRecord } from '../users/user.model';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
let low: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
  low = await signedIn(identity, 'admin_low');
});
afterAll(() => identity.stop());

const change = (id: string, changes: object, { client } = admin) =>
  client.patch<UserBody>(`${usersPath}/${id}`, changes);
const refusal = (code: string) => ({ body: { success: false, error: { code } } });
const me = async (token: string) => (await identity.withToken(token).get('/api/v1/me')).status;

test('names, role and states are changed, and the new name is searchable at once', async () => {
  const { id } = await userFixture();
  const changes = { firstName: 'Marie', lastName: 'Skłodowska', role: 'municipal_government', emailVerified: false };
  const { status, body } = await change(id, changes);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'User updated successfully.', user: { id, ...changes } });
  const found = await admin.client.get<UserPage>(`${usersPath}?search=marie%20sk`);
  expect(found.body.users.map((user) => user.id)).toEqual([id]);
});

test('a change of role does not change the custom id', async () => {
  const { id } = await userFixture();
  const { customId } = await stored(id);
  expect((await change(id, { role: 'contractor' })).body.user).toMatchObject({ role: 'contractor', customId });
});

test('the audit record of a change contains only the changed fields, before and after', async () => {
  const { id } = await userFixture();
  await change(id, { firstName: 'Marie', lastName: 'Byron', isActive: true, role: 'contractor' }, low);
  const [record, ...others] = await auditOf(admin, id);
  expect(others).toEqual([]);
  expect(record).toMatchObject({ action: 'user.change', actor: { id: low.id, role: 'admin_low' }, target: id });
  expect(record?.before).toEqual({ firstName: 'Ada', role: 'user' });
  expect(record?.after).toEqual({ firstName: 'Marie', role: 'contractor' });
});

test('an unchanged save writes and records nothing', async () => {
  const { id } = await userFixture();
  const before = await stored(id);
  const { body } = await admin.client.get<UserBody>(`${usersPath}/${id}`);
  const { firstName, lastName, role, isActive, emailVerified, companyName, company_name, contractorId } = body.user;
  const form = { firstName, lastName, role, isActive, emailVerified, companyName, company_name, contractorId };
  expect((await change(id, { ...form, isAdmin: false }, low)).status).toBe(200);
  expect((await change(id, {})).status).toBe(200);
  expect(await stored(id)).toEqual(before);
  expect(await auditOf(admin, id)).toEqual([]);
});

test.each([
  [{ firstName: '' }],
  [{ lastName: 'x'.repeat(101) }],
  [{ firstName: '\u200b' }],
  [{ role: 'king' }],
  [{ isActive: 'no' }],
  [{ companyName: 'x'.repeat(256) }],
  [{ email: 'other@example.org' }],
  [{ updatedAt: 'yesterday' }],
  [{ firstName: { $gt: '' } }],
])('rejects %j', async (changes) => {
  const { id } = await userFixture();
  const before = await stored(id);
  expect((await change(id, changes)).status).toBe(400);
  expect(await stored(id)).toEqual(before);
});

describe('a low-level administrator', () => {
  test.each([
    ['role_not_yours_to_give', { role: 'admin_low' }],
    ['role_not_yours_to_give', { role: 'admin_high' }],
    ['admin_flag_locked', { isAdmin: true }],
    ['company_locked', { companyName: 'Forged' }],
    ['company_locked', { company_name: 'Forged' }],
  ])('is rejected with %s: %j', async (code, changes) => {
    const { id } = await userFixture();
    const before = await stored(id);
    expect(await change(id, { ...changes, firstName: 'X' }, low)).toMatchObject({ status: 403, ...refusal(code) });
    expect(await stored(id)).toEqual(before);
  });

  test('who changes a user while a high-level one makes that user an administrator does not change an administrator', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await userFixture();
      const [, late] = await Promise.all([change(id, { role: 'admin_low' }), change(id, { firstName: 'Late' }, low)]);
      // The answer shows the first change to the second caller, who may not change an administrator.
      expect([late.status, late.body.user?.role]).not.toEqual([200, 'admin_low']);
    }
  });
});

describe('a contractor', () => {
  test('changes names and states of their employees', async () => {
    const { contractor, employee } = await contractorWithEmployee(identity);
    const form = { role: 'contractor_employee', contractorId: contractor.id, companyName: 'Byron & Sons' };
    const changes = { firstName: 'Grace', isActive: false, ...form };
    expect(await change(employee.id, changes, contractor)).toMatchObject({ status: 200, body: { user: changes } });
  });

  test.each([
    ['role_locked', { role: 'contractor' }],
    ['role_locked', { role: 'admin_high' }],
    ['contractor_locked', { contractorId: '00000000-0000-4000-8000-000000000000' }],
    ['contractor_locked', { contractorId: null }],
    ['company_locked', { companyName: 'Forged' }],
    ['admin_flag_locked', { isAdmin: true }],
  ])('is rejected with %s: %j', async (code, changes) => {
    const { contractor, employee } = await contractorWithEmployee(identity);
    const before = await stored(employee.id);
    expect(await change(employee.id, changes, contractor)).toMatchObject({ status: 403, ...refusal(code) });
    expect(await stored(employee.id)).toEqual(before);
  });
});

describe('with the time at which the user was read', () => {
  const read = async (id: string) => (await stored(id)).updatedAt.toISOString();

  test('a change of a user who has not changed succeeds', async () => {
    const { id } = await userFixture();
    const { body } = await change(id, { firstName: 'Grace', updatedAt: await read(id) });
    expect(body.user.firstName).toBe('Grace');
    expect((await change(id, { firstName: 'Ada', updatedAt: body.user.updatedAt })).status).toBe(200);
  });

  test('a change of a user who was changed meanwhile is a conflict with the current state', async () => {
    const { id } = await userFixture();
    const updatedAt = await read(id);
    await change(id, { firstName: 'Grace', role: 'contractor', companyName: 'Hopper Ltd', isActive: false });
    const form = { firstName: 'Ada', lastName: 'Byron', role: 'user', companyName: null, isActive: true };
    const { status, body } = await change(id, { ...form, updatedAt });
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'user_changed' });
    expect(body.error.details).toEqual([
      { path: 'firstName', message: 'The first name is now Grace.' },
      { path: 'role', message: 'The role is now Contractor.' },
      { path: 'isActive', message: 'The account is deactivated now.' },
      { path: 'companyName', message: 'The company is now Hopper Ltd.' },
    ]);
    expect(await stored(id)).toMatchObject({ firstName: 'Grace', role: 'contractor' });
  });

  test('of 20 concurrent changes of one state, one succeeds', async () => {
    const { id } = await userFixture();
    const updatedAt = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(id, { firstName: `Name ${index}`, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await auditOf(admin, id)).toHaveLength(1);
  });
});

test('without it, the last change wins, and the audit records are consistent', async () => {
  const { id } = await userFixture();
  const names = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
  const answers = await Promise.all(names.map((firstName) => change(id, { firstName })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const records = await auditOf(admin, id);
  const steps = new Map(records.map(({ before, after }) => [firstNameIn(before), firstNameIn(after)]));
  let name: string | undefined = 'Ada';
  for (let step = 0; step < 10; step += 1) name = steps.get(name);
  expect(name).toBe((await stored(id)).firstName);
  const account = await stored(id);
  expect(account.searchTerms[0]).toBe(`${account.firstName} ${account.lastName}`.toLowerCase());
});
const firstNameIn = (fields: unknown) => (fields as Partial<UserRecord> | undefined)?.firstName;

test('a change of a user who was deleted meanwhile is answered with 404', async () => {
  const { id } = await userFixture();
  const updatedAt = (await stored(id)).updatedAt.toISOString();
  await admin.client.delete(`${usersPath}/${id}`);
  for (const changes of [{ firstName: 'Grace', updatedAt }, { firstName: 'Grace' }]) {
    const { status, body } = await change(id, changes);
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'user_deleted' });
    expect(body.message).toBe('This person was deleted meanwhile.');
  }
  expect((await admin.client.get(`${usersPath}/${id}`)).status).toBe(404);
});

test('deactivating ends every session, and prevents new ones', async () => {
  const { id, token, cookie, email } = await signedIn(identity, 'user');
  const other = await signIn(identity, email);
  await change(id, { isActive: false }, low);
  for (const one of [token, other.token]) expect(await me(one)).toBe(401);
  const refresh = await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } });
  expect(refresh.status).toBe(401);
  await expect(signIn(identity, email)).rejects.toThrow('401');
  await change(id, { isActive: true }, low);
  expect((await signIn(identity, email)).user.isActive).toBe(true);
});

test.each([
  ['role', { role: 'contractor' }],
  ['admin flag', { isAdmin: true }],
])(
  'a token with an outdated %s becomes invalid at once; the session continues with a current one',
  async (_what, changes) => {
    const { id, token, cookie } = await signedIn(identity, 'user');
    expect(await me(token)).toBe(200);
    await change(id, changes);
    expect(await me(token)).toBe(401);
    const headers = { cookie };
    const renewed = await identity.nobody.post<{ token: string }>('/api/v1/auth/refresh', undefined, { headers });
    expect(renewed.status).toBe(200);
    const { body } = await identity.withToken(renewed.body.token).get('/api/v1/me');
    expect(body).toMatchObject(changes);
  },
);

test('a change of names does not affect tokens', async () => {
  const { id, token } = await signedIn(identity, 'user');
  await change(id, { firstName: 'Grace' });
  expect(await me(token)).toBe(200);
});

describe('administrators', () => {
  test('are created by high-level ones, by role and by flag', async () => {
    const { id } = await userFixture();
    expect((await change(id, { isAdmin: true })).body.user).toMatchObject({ role: 'user', isAdmin: true });
    expect((await change(id, { isAdmin: false })).body.user).toMatchObject({ role: 'user', isAdmin: false });
    expect((await change(id, { role: 'admin_low' })).body.user).toMatchObject({ role: 'admin_low', isAdmin: true });
  });

  test('by role do not depend on the flag', async () => {
    const { id } = await userFixture('admin_low');
    expect(await change(id, { isAdmin: false })).toMatchObject({ status: 400, ...refusal('admin_by_role') });
  });

  test('who lose the role lose the flag, although the form sends it', async () => {
    const { id } = await userFixture('admin_low');
    expect((await stored(id)).isAdmin).toBe(true);
    const { body } = await change(id, { role: 'user', isAdmin: true });
    expect(body.user).toMatchObject({ role: 'user', isAdmin: false });
  });
});

describe('employees', () => {
  test("who change the contractor get the new one's company", async () => {
    const { employee } = await contractorWithEmployee(identity, 'Old Ltd');
    const { contractor } = await contractorWithEmployee(identity, 'New Ltd');
    const { body } = await change(employee.id, { contractorId: contractor.id, companyName: 'Old Ltd' }, low);
    expect(body.user).toMatchObject({ contractorId: contractor.id, companyName: 'New Ltd' });
  });

  test('require an active contractor', async () => {
    const { id } = await userFixture();
    const role = 'contractor_employee';
    expect(await change(id, { role })).toMatchObject({ status: 400, ...refusal('contractor_required') });
    expect(await change(id, { role, contractorId: admin.id })).toMatchObject({
      status: 400,
      ...refusal('contractor_unknown'),
    });
    const { employee } = await contractorWithEmployee(identity);
    expect(await change(employee.id, { contractorId: null })).toMatchObject({
      status: 400,
      ...refusal('contractor_required'),
    });
  });

  test('who change the role no longer have a contractor', async () => {
    const { contractor, employee } = await contractorWithEmployee(identity);
    const { body } = await change(employee.id, { role: 'user', contractorId: contractor.id }, low);
    expect(body.user).toMatchObject({ role: 'user', contractorId: null });
  });
});

describe('contractors', () => {
  test('pass a new company on to their employees at once, even while the audit is down', async () => {
    const { contractor, employee } = await contractorWithEmployee(identity, 'Old Ltd');
    const failing = jest.spyOn(AuditRecordModel, 'create').mockRejectedValue(new Error('the audit is away'));
    expect((await change(contractor.id, { companyName: 'New Ltd' })).status).toBe(200);
    expect((await stored(employee.id)).companyName).toBe('New Ltd');
    failing.mockRestore();
  });

  test('with employees keep the role until those are moved', async () => {
    const { contractor, employee } = await contractorWithEmployee(identity);
    const { status, body } = await change(contractor.id, { role: 'user' });
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'has_employees' });
    expect(body.message).toBe('This contractor still has 1 employee. Move or delete them first.');
    await change(employee.id, { role: 'user' });
    expect((await change(contractor.id, { role: 'user' })).status).toBe(200);
  });
});

test('an address verified by an administrator no longer needs its link', async () => {
  const { id } = await userFixture();
  const emailVerificationExpires = new Date(Date.now() + 60_000);
  await UserModel.updateOne(
    { _id: id },
    { emailVerified: false, emailVerificationToken: 'x', emailVerificationExpires },
  );
  await change(id, { emailVerified: true }, low);
  const account = await stored(id);
  expect(account).toMatchObject({ emailVerified: true });
  expect(account).not.toHaveProperty('emailVerificationToken');
});
