import { Release } from './releases/release.model';
import { RemotePointer } from './remotes/remote.model';
import {
  current,
  deployToken,
  openRegistry,
  release,
  releases,
  remotes,
  type TestRegistry,
} from './testing/open-registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

test('an admin_high releases and points without the token, and is named in the history', async () => {
  const id = 'b3c1a5de-0f6e-4c3e-9d0a-5a86f5a0c001';
  const somebody = registry.as({ id, role: 'admin_high' });
  expect((await somebody.post(releases, release())).status).toBe(201);
  expect((await somebody.put(current('finance'), { version: '1.0.0' })).status).toBe(200);
  expect((await RemotePointer.findById('finance').lean())?.history).toMatchObject([{ by: id }]);
});

test('without token and session nothing is released, whatever the body', async () => {
  const { anybody } = registry;
  expect((await anybody.post(releases, release())).status).toBe(401);
  expect((await anybody.post(releases, { nonsense: true })).status).toBe(401);
  expect((await anybody.put(current('finance'), { version: '1.0.0' })).status).toBe(401);
  expect((await anybody.get(remotes)).status).toBe(401);
  expect(await Release.countDocuments()).toBe(0);
});

test('other roles neither release nor look', async () => {
  for (const who of [registry.as({ role: 'admin_low' }), registry.as({ role: 'user' })]) {
    expect(await who.post(releases, release())).toMatchObject({ status: 403 });
    expect(await who.put(current('finance'), { version: '1.0.0' })).toMatchObject({ status: 403 });
    expect(await who.get(remotes)).toMatchObject({ status: 403, body: { error: { code: 'role_not_permitted' } } });
  }
});

test.each(['wrong', `${deployToken}x`, deployToken.slice(1)])('the token %s is refused', async (wrong) => {
  const { status, body } = await registry.showing(wrong).post(releases, release());
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { code: 'deploy_token_refused' } });
});

test('where no token is configured none is accepted', async () => {
  const closed = await registry.openAnother({ deployToken: undefined });
  for (const shown of [deployToken, 'undefined']) {
    const headers = { 'x-deploy-token': shown };
    expect(await closed.deployer.post(releases, release(), { headers })).toMatchObject({ status: 403 });
  }
  await closed.close();
});
