import type { Session } from '@plaza/contracts/identity/session';
import { createLog } from '@plaza/service-kit/logging/log';
import { migrationModelOf, repeatMs } from '@plaza/service-kit/migrations/run-migrations';
import { until } from '@plaza/service-kit/testing/until';
import { database } from '../database';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { SessionModel } from '../sessions/session.model';
import {
  signIn,
  startIdentity,
  startInstance,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';
import { passwordResetOf } from '../testing/password-reset';
import { UserModel } from '../users/user.model';
import { findUserIds } from '../users/user-search';
import { runBackgroundMigrations } from './migrations';

const MigrationModel = migrationModelOf(database);
const log = createLog('identity', 'silent');

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

test('sessions and users of an earlier release continue to work', async () => {
  const { id, email } = await userFixture();
  const { token, cookie } = await signIn(identity, email);
  const added = { epoch: '', address: '', authenticatedAt: '', keptUntil: '' };
  await SessionModel.collection.updateMany({}, { $unset: added });
  await SessionModel.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  await UserModel.collection.updateMany({}, { $set: { searchTerms: [email] } });
  const upgraded = await startInstance();
  const { body } = await upgraded.withToken(token).get<{ sessions: Session[] }>('/api/v1/auth/sessions');
  expect(body.sessions).toMatchObject([{ address: '', current: true }]);
  expect((await upgraded.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } })).status).toBe(200);
  expect((await SessionModel.findOne({ userId: id }).lean())?.keptUntil.getTime()).toBeGreaterThan(Date.now());
  expect((await SessionModel.collection.indexes()).map(({ name }) => name)).not.toContain('expiresAt_1');
  await until(async () => (await findUserIds(email.slice(5))).includes(id));
  await upgraded.stop();
});

test('resets of an earlier release are removed, and no longer block others', async () => {
  const { email } = await userFixture();
  const older = { email, attempts: 0, used: false, securityCode: 'x', expiresAt: new Date(Date.now() + 60_000) };
  await PasswordResetModel.collection.insertOne(older);
  await PasswordResetModel.collection.createIndex({ email: 1 }, { unique: true });
  const upgraded = await startInstance();
  expect(await PasswordResetModel.countDocuments({ email })).toBe(0);
  await passwordResetOf(upgraded).resetIdFor(email);
  await UserModel.updateOne({ email }, { mustChangePassword: true });
  const credentials = { email, password: testPassword };
  expect((await upgraded.nobody.post('/api/v1/auth/signin', credentials)).status).toBe(200);
  expect(await PasswordResetModel.countDocuments({ email })).toBe(2);
  await upgraded.stop();
});

test('a later start reads no records any more', async () => {
  const { id } = await userFixture();
  await UserModel.collection.updateMany({}, { $set: { searchTerms: [] } });
  await MigrationModel.updateMany({}, { firstAt: new Date(Date.now() - repeatMs - 1000) });
  const upgraded = await startInstance();
  await upgraded.stop();
  expect(await UserModel.exists({ _id: id, 'searchTerms.0': { $exists: true } })).toBeNull();
});

test('a stopped start leaves the rest to the next one, which migrates a thousand users in batches', async () => {
  const users = Array.from({ length: 1000 }, (_, index) => {
    const named = { firstName: `Older${index}`, lastName: 'Person', email: `older-${index}@example.org` };
    return { ...named, customId: `OLD-${index}`, passwordHash: 'x', searchTerms: [named.email] };
  });
  await Promise.all([UserModel.insertMany(users), MigrationModel.deleteMany({})]);
  const stopped = new AbortController();
  stopped.abort();
  await runBackgroundMigrations(log, stopped.signal);
  expect(await findUserIds('lder77')).toEqual([]);
  await runBackgroundMigrations(log, new AbortController().signal);
  expect(await findUserIds('lder777')).toHaveLength(1);
  expect(await findUserIds('lder')).toHaveLength(500);
});
