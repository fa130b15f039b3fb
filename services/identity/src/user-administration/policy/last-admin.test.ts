import { signedIn, stored, usersPath } from '../../testing/administration';
import { startIdentity, type TestIdentity } from '../../testing/identity';
import { UserModel } from '../../users/user.model';
import { unlessLastAdmin } from './last-admin';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
beforeEach(() => UserModel.updateMany({ role: 'admin_high' }, { isActive: false }));

type Admin = Awaited<ReturnType<typeof signedIn>>;
const active = () => UserModel.countDocuments({ role: 'admin_high', isActive: true });

const ways: [string, (by: Admin, id: string) => Promise<{ status: number }>][] = [
  ['demote', ({ client }, id) => client.patch(`${usersPath}/${id}`, { role: 'user' })],
  ['deactivate', ({ client }, id) => client.patch(`${usersPath}/${id}`, { isActive: false })],
  ['delete', ({ client }, id) => client.delete(`${usersPath}/${id}`)],
];

test.each(ways)('if the last two %s each other concurrently, at least one remains', async (_how, take) => {
  for (let round = 0; round < 8; round += 1) {
    await UserModel.updateMany({ role: 'admin_high' }, { isActive: false });
    const [one, other] = [await signedIn(identity, 'admin_high'), await signedIn(identity, 'admin_high')];
    const answers = await Promise.all([take(one, other.id), take(other, one.id)]);
    expect(await active()).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
    expect(await UserModel.exists({ leaving: { $exists: true } })).toBeNull();
  }
});

test.each(ways)('if ten %s one another in a ring, at least one remains', async (_how, take) => {
  const admins = await Promise.all(Array.from({ length: 10 }, () => signedIn(identity, 'admin_high')));
  await Promise.all(admins.map((admin, index) => take(admin, admins[(index + 1) % 10]?.id ?? '')));
  expect(await active()).toBeGreaterThanOrEqual(1);
});

test.each(ways)('one may %s another if a third one remains', async (_how, take) => {
  const [one, other] = [await signedIn(identity, 'admin_high'), await signedIn(identity, 'admin_high')];
  expect((await take(one, other.id)).status).toBe(200);
  expect(await active()).toBe(1);
});

test('the last one cannot be removed by anybody, and does not stay marked', async () => {
  const { id } = await signedIn(identity, 'admin_high');
  const taking = unlessLastAdmin(await stored(id), async () => 'taken');
  await expect(taking).rejects.toMatchObject({ code: 'last_admin', kind: 'conflict' });
  expect(await stored(id)).not.toHaveProperty('leaving');
});

test('one who is being removed does not count as remaining, until the mark is too old to be in use', async () => {
  const [one, other] = [await signedIn(identity, 'admin_high'), await signedIn(identity, 'admin_high')];
  const mark = (ms: number) =>
    UserModel.updateOne({ _id: other.id }, { leaving: { by: 'somebody', at: new Date(Date.now() - ms) } });
  await mark(30_000);
  const user = await stored(one.id);
  await expect(unlessLastAdmin(user, async () => 'taken')).rejects.toMatchObject({ code: 'last_admin' });
  await expect(unlessLastAdmin(await stored(other.id), async () => 'taken')).rejects.toMatchObject({
    code: 'user_changed',
  });
  await mark(61_000);
  expect(await unlessLastAdmin(user, async () => 'taken')).toBe('taken');
});
