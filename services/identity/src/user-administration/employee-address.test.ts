import { signedIn, stored, type UserBody, usersPath } from '../testing/administration';
import { eventually, mailsTo, startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
let contractor: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  contractor = await signedIn(identity, 'contractor', { companyName: 'Byron & Sons' });
});
afterAll(() => identity.stop());

const chosen = 'chosen-by-boss-8';
const grace = { firstName: 'Grace', lastName: 'Hopper' };
const addEmployee = async (email: string) => {
  const { status, body } = await contractor.client.post<UserBody>(usersPath, { ...grace, email, password: chosen });
  expect(status).toBe(201);
  return body.user;
};
const signIn = async (email: string, password: string) =>
  (await identity.nobody.post('/api/v1/auth/signin', { email, password })).status;
const signUp = (email: string) =>
  identity.nobody.post<UserBody>('/api/v1/auth/signup', { ...grace, email, password: testPassword });

/** The parameters of the next verification link to an address. */
const linkTo = (email: string, after = 0) =>
  eventually(async () => {
    const link = (await mailsTo(email))[after]?.text.match(/verify-email\?(\S+)/)?.[1];
    return link && Object.fromEntries(new URLSearchParams(link));
  });

test('a contractor who adds a stranger as an employee gets no account with the stranger’s address', async () => {
  const email = 'stranger@example.org';
  const { id } = await addEmployee(email);
  expect(await stored(id)).toMatchObject({ emailVerified: false });
  expect(await signIn(email, chosen)).toBe(403);
  const changed = await contractor.client.put(`${usersPath}/${id}`, { emailVerified: true });
  const patched = await contractor.client.patch(`${usersPath}/${id}`, { emailVerified: true });
  expect([changed.status, patched.status]).toContain(403);
  await contractor.client.patch(`${usersPath}/${id}/password`, { newPassword: 'another-one-of-the-boss' });
  expect(await stored(id)).toMatchObject({ emailVerified: false });
  expect(await signIn(email, 'another-one-of-the-boss')).toBe(403);
});

test('an employee follows the link in the mail and signs in', async () => {
  const email = 'employee@example.org';
  await addEmployee(email);
  expect((await identity.nobody.post('/api/v1/auth/verify-email', await linkTo(email))).status).toBe(200);
  expect(await signIn(email, chosen)).toBe(200);
});

test('the stranger claims the address by signing up, which invalidates the contractor’s link and password', async () => {
  const email = 'owner@example.org';
  const employee = await addEmployee(email);
  const first = await linkTo(email);
  const { status, body } = await signUp(email);
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ email, role: 'user' });
  expect(await stored(employee.id)).toMatchObject({ email: `${employee.id}@unclaimed.invalid`, emailVerified: false });
  expect((await identity.nobody.post('/api/v1/auth/verify-email', first)).status).toBe(400);
  expect((await identity.nobody.post('/api/v1/auth/verify-email', await linkTo(email, 1))).status).toBe(200);
  expect(await signIn(email, chosen)).toBe(401);
  expect(await signIn(email, testPassword)).toBe(200);
});

test('the address of a verified employee cannot be claimed, nor that of any other user', async () => {
  const email = 'verified@example.org';
  await addEmployee(email);
  await UserModel.updateOne({ email }, { emailVerified: true });
  expect((await signUp(email)).status).toBe(409);
  expect((await signUp('waiting@example.org')).status).toBe(201);
  expect((await signUp('waiting@example.org')).status).toBe(409);
});
