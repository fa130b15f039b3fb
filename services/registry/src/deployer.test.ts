import { FileModel } from './files/file.model';
import { ReleaseModel } from './releases/release.model';
import { RemotePointerModel } from './remotes/remote.model';
import {
  current,
  deployToken,
  gzip,
  missing,
  openRegistry,
  releases,
  type TestRegistry,
  upload,
} from './testing/registry';
import { uploadOf } from './testing/release';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

test('an admin_high releases and points without the token, and is named in the history', async () => {
  const id = 'b3c1a5de-0f6e-4c3e-9d0a-5a86f5a0c001';
  const somebody = registry.as({ id, role: 'admin_high' });
  expect((await upload(somebody, uploadOf())).status).toBe(201);
  expect((await somebody.put(current('finance'), { version: '1.0.0' })).status).toBe(200);
  expect((await RemotePointerModel.findById('finance').lean())?.history).toMatchObject([{ by: id }]);
});

test.each([
  ['nobody', 401],
  ['admin_low', 403],
  ['user', 403],
] as const)('a valid release by %s is rejected and stores nothing', async (who, status) => {
  const by = who === 'nobody' ? registry.anybody : registry.as({ role: who });
  expect((await upload(by, uploadOf())).status).toBe(status);
  expect((await by.put(current('finance'), { version: '1.0.0' })).status).toBe(status);
  expect((await by.post(missing, { hashes: [] })).status).toBe(status);
  expect(await ReleaseModel.countDocuments()).toBe(0);
  expect(await FileModel.countDocuments()).toBe(0);
});

test.each(['wrong', `${deployToken}x`, deployToken.slice(1)])('the token %s is rejected', async (wrong) => {
  const { status, body } = await upload(registry.withDeployToken(wrong), uploadOf());
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { code: 'deploy_token_refused' } });
});

test('every token is rejected if none is configured', async () => {
  const closed = await registry.openAnother({ deployToken: undefined });
  for (const shown of [deployToken, 'undefined']) {
    const headers = { ...gzip.headers, 'x-deploy-token': shown };
    expect(await closed.deployer.post(releases, uploadOf(), { headers })).toMatchObject({ status: 403 });
  }
  await closed.close();
});
