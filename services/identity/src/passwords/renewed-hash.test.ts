import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ BCRYPT_COST: '5' });
});
afterAll(() => identity.stop());

const hashOf = async (id: string) => (await UserModel.findById(id).lean())?.passwordHash ?? '';

test('signing in renews a hash of another cost, whose duration would reveal that there is an account', async () => {
  const { id, email } = await userFixture();
  const before = await hashOf(id);
  expect(before).toMatch(/^\$2b\$04\$/);
  await expect(
    identity.nobody.post('/api/v1/auth/signin', { email, password: 'a-wrong-password' }),
  ).resolves.toMatchObject({ status: 401 });
  expect(await hashOf(id)).toBe(before);

  await signIn(identity, email);
  const renewed = await hashOf(id);
  expect(renewed).toMatch(/^\$2b\$05\$/);
  await signIn(identity, email);
  expect(await hashOf(id)).toBe(renewed);
});
