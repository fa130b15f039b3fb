import type { NewUser, UserPage } from '@plaza/contracts/identity/user-administration';
import { auditOf, contractorWithEmployee, signedIn, stored, type UserBody, usersPath } from '../testing/administration';
import { eventually, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());

let number = 0;
function newUser(input: object = {}): NewUser {
  number += 1;
  const email = `new-${number}@example.org`;
  return { email, password: 'quite-a-secret-8', firstName: 'Grace', lastName: 'Hopper', ...input };
}
const add = (input: object = {}, { client } = admin) => client.post<UserBody>(usersPath, newUser(input));
const refusal = (code: string) => ({ body: { success: false, error: { code } } });

test('a new user is verified, can sign in and is found by name', async () => {
  const input = newUser({ role: 'municipal_government', companyName: ' City of\u202e Toronto ' });
  const { status, body } = await admin.client.post<UserBody>(usersPath, input);
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, message: 'User created successfully', companyName: 'City of Toronto' });
  const { user } = body;
  expect(user).toMatchObject({ email: input.email, role: 'municipal_government', contractorId: null, isAdmin: false });
  expect(user).toMatchObject({ emailVerified: true, isActive: true, mustChangePassword: false });
  expect(user.customId).toMatch(/^MUN-\d{6}$/);
  const signIn = await identity.nobody.post('/api/v1/auth/signin', { email: input.email, password: input.password });
  expect(signIn.status).toBe(200);
  const found = await admin.client.get<UserPage>(`${usersPath}?search=${input.email.split('@')[0]}`);
  expect(found.body.users.map(({ id }) => id)).toEqual([user.id]);
});

test('the audit records who added whom, without the password', async () => {
  const { body } = await add({ role: 'contractor', company_name: 'Hopper Ltd' });
  const [record, ...others] = await auditOf(admin, body.user.id);
  expect(others).toEqual([]);
  expect(record).toMatchObject({ action: 'user.add', actor: { id: admin.id }, before: null });
  const { customId, email, firstName, lastName } = body.user;
  const place = { role: 'contractor', contractorId: null, companyName: 'Hopper Ltd' };
  expect(record?.after).toEqual({ customId, email, firstName, lastName, ...place });
});

test.each(['email', 'password', 'firstName', 'lastName'])('rejects a user without %s', async (field) => {
  for (const nothing of [undefined, '', null, '   ']) {
    if (field === 'password' && nothing === '   ') continue; // a password may consist of blanks; this one is too short
    const { status, body } = await add({ [field]: nothing });
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ path: field, message: 'All fields are required' });
  }
});

test.each([
  ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  ['a name of hidden signs', { firstName: '\u200b\u202e' }, 'firstName', 'All fields are required'],
])('rejects %s', async (_what, input, path, message) => {
  const { status, body } = await add(input);
  expect(status).toBe(400);
  expect(body.error.details).toContainEqual({ path, message });
});

test.each([
  [{ email: 'nobody' }],
  [{ email: { $gt: '' } }],
  [{ email: `${'x'.repeat(250)}@example.org` }],
  [{ firstName: 'x'.repeat(101) }],
  [{ lastName: 'x'.repeat(101) }],
  [{ password: 'x'.repeat(101) }],
  [{ companyName: 'x'.repeat(256) }],
  [{ contractorId: 'x'.repeat(37) }],
  [{ role: 'king' }],
  [{ mustChangePassword: 'yes' }],
  [{ isAdmin: true }],
])('rejects %j', async (input) => {
  expect((await add(input)).status).toBe(400);
});

test('rejects a common password, like signing up', async () => {
  expect(await add({ password: 'password1' })).toMatchObject({ status: 400, ...refusal('password_too_common') });
});

test('rejects an address that already has an account, ignoring case', async () => {
  const { email } = await userFixture();
  const answer = await add({ email: email.toUpperCase() });
  expect(answer).toMatchObject({ status: 409, ...refusal('email_taken') });
  expect(answer.body.message).toBe('An account with this email already exists.');
});

test('of 20 concurrent additions of one address one succeeds', async () => {
  const input = newUser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.client.post(usersPath, input)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(await UserModel.countDocuments({ email: input.email })).toBe(1);
});

test('100 users added concurrently have 100 custom ids', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => add({ role: 'user' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const customIds = new Set(answers.map(({ body }) => body.user.customId));
  expect(customIds.size).toBe(100);
  for (const customId of customIds) expect(customId).toMatch(/^CUS-\d{6}$/);
  const records = await Promise.all(answers.slice(0, 5).map(({ body }) => auditOf(admin, body.user.id)));
  expect(records.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
}, 60_000);

describe('employees of contractors', () => {
  const employee = { role: 'contractor_employee' };

  test.each([[undefined], [''], [null]])('require a contractor: rejected with %j', async (contractorId) => {
    const { status, body } = await add({ ...employee, contractorId });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'contractor_required' });
    const message = 'Contractor ID is required for contractor employees';
    expect(body.error).toMatchObject({ message, details: [{ path: 'contractorId', message }] });
  });

  test('require an active contractor', async () => {
    const idle = await signedIn(identity, 'contractor', { companyName: 'Idle' });
    await UserModel.updateOne({ _id: idle.id }, { isActive: false });
    for (const contractorId of [idle.id, admin.id, 'nobody']) {
      expect(await add({ ...employee, contractorId })).toMatchObject({ status: 400, ...refusal('contractor_unknown') });
    }
  });

  test("have their contractor's company unless a high-level administrator sets another", async () => {
    const { contractor } = await contractorWithEmployee(identity, 'Copied Ltd');
    const input = { ...employee, contractorId: contractor.id };
    expect((await add(input)).body.user).toMatchObject({ contractorId: contractor.id, companyName: 'Copied Ltd' });
    expect((await add({ ...input, companyName: 'Another' })).body.user.companyName).toBe('Another');
    const low = await signedIn(identity, 'admin_low');
    expect(await add({ ...input, companyName: 'Another' }, low)).toMatchObject({
      status: 403,
      ...refusal('company_locked'),
    });
    expect((await add({ ...input, companyName: 'Copied Ltd' }, low)).status).toBe(201);
  });

  test('only they have a contractor: for other users the id is dropped', async () => {
    const { contractor } = await contractorWithEmployee(identity);
    expect((await add({ role: 'user', contractorId: contractor.id })).body.user.contractorId).toBeNull();
  });
});

test('only high-level administrators can create administrators', async () => {
  const low = await signedIn(identity, 'admin_low');
  for (const role of ['admin_low', 'admin_high']) {
    expect(await add({ role }, low)).toMatchObject({ status: 403, ...refusal('role_not_yours_to_give') });
    expect((await add({ role })).body.user).toMatchObject({ role, isAdmin: true });
  }
  expect((await add({ role: 'contractor', companyName: 'By Low' }, low)).body.companyName).toBe('By Low');
});

describe('a contractor', () => {
  test('adds employees of their own, with their company, whatever the form contains', async () => {
    const { contractor } = await contractorWithEmployee(identity, 'Mine Ltd');
    const said = { role: 'contractor_employee', contractorId: contractor.id, companyName: 'Mine Ltd' };
    for (const input of [{}, said, { ...said, company_name: 'Mine Ltd' }, { companyName: null, contractorId: null }]) {
      const { status, body } = await add(input, contractor);
      expect(status).toBe(201);
      expect(await stored(body.user.id)).toMatchObject(said);
    }
  });

  test.each([
    ['role_locked', { role: 'contractor' }],
    ['role_locked', { role: 'user' }],
    ['role_locked', { role: 'admin_high' }],
    ['contractor_locked', { contractorId: 'somebody-else' }],
    ['company_locked', { companyName: 'Forged Ltd' }],
    ['company_locked', { company_name: 'Forged Ltd' }],
  ])('is rejected with %s for a forged form: %j', async (code, input) => {
    const { contractor } = await contractorWithEmployee(identity, 'Mine Ltd');
    const before = await UserModel.countDocuments({});
    expect(await add(input, contractor)).toMatchObject({ status: 403, ...refusal(code) });
    expect(await UserModel.countDocuments({})).toBe(before);
  });
});

test('an employee added during the deletion of their contractor does not refer to a deleted contractor', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await userFixture('contractor');
    const contractorId = id;
    await Promise.all([
      add({ role: 'contractor_employee', contractorId }),
      add({ role: 'contractor_employee', contractorId }),
      admin.client.delete(`${usersPath}/${id}`),
    ]);
    const isGone = (await stored(id)).deletedAt !== undefined; // or rejected, as the other request was first
    if (isGone) await eventually(async () => ((await UserModel.exists({ contractorId })) ? undefined : true));
  }
});
