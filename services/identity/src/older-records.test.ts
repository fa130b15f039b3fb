import type { Session } from '@plaza/contracts/session';
import { addPerson, signIn, startIdentity, startInstance, type TestIdentity } from './identity-under-test';
import { PersonModel } from './people/person.model';
import { findPeople } from './people/search';
import { SessionModel } from './sessions/session.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

test('sessions and people of an earlier release go on', async () => {
  const { id, email } = await addPerson();
  const { token, cookie } = await signIn(identity, email);
  const added = { epoch: '', address: '', authenticatedAt: '', keptUntil: '' };
  await SessionModel.collection.updateMany({}, { $unset: added });
  await SessionModel.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  await PersonModel.collection.updateMany({}, { $unset: { searchTerms: '' } });
  const upgraded = await startInstance();
  const { body } = await upgraded.withToken(token).get<{ sessions: Session[] }>('/api/v1/auth/sessions');
  expect(body.sessions).toMatchObject([{ address: '', current: true }]);
  expect((await upgraded.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } })).status).toBe(200);
  expect((await SessionModel.findOne({ userId: id }).lean())?.keptUntil.getTime()).toBeGreaterThan(Date.now());
  expect((await SessionModel.collection.indexes()).map(({ name }) => name)).not.toContain('expiresAt_1');
  expect(await findPeople(email)).toEqual([id]);
  await upgraded.stop();
});
