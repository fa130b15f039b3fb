import { CurrentReleases } from '@plaza/contracts/internal/registry';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { ReleaseModel } from '../releases/release.model';
import { current, openRegistry, releases, remotes, type TestRegistry, upload } from '../testing/registry';
import { releaseFixture, uploadOf } from '../testing/release';
import { RemotePointerModel } from './remote.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const point = (version: string) => registry.deployer.put<RemoteState>(current('finance'), { version });

test('setting the current release makes it the current one and notifies everybody', async () => {
  await registry.released('1.0.0');
  const { status, body } = await point('1.0.0');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'finance', current: '1.0.0', previous: null });
  expect(registry.events).toMatchObject([
    { type: 'remotes.changed', to: { everyone: true }, payload: { name: 'finance', version: '1.0.0' } },
  ]);
});

test('pointing back is a rollback', async () => {
  await registry.released('1.0.0', '1.1.0');
  await point('1.0.0');
  await point('1.1.0');
  expect((await point('1.0.0')).body).toMatchObject({ current: '1.0.0', previous: '1.1.0' });
  expect(registry.events).toHaveLength(3);
  const pointer = await RemotePointerModel.findById('finance').lean();
  expect(pointer?.history.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.0.0']);
});

test('each change is recorded in the audit: user, request, before and after', async () => {
  await registry.released('1.0.0', '1.1.0');
  registry.acts.length = 0;
  await point('1.0.0');
  const { headers } = await registry.admin.put(current('finance'), { version: '1.1.0' });
  await point('1.1.0'); // no switch any more
  const record = { id: expect.any(String), target: 'finance', action: 'release.switch' };
  expect(registry.acts).toEqual([
    { ...record, actor: null, before: { version: null }, after: { version: '1.0.0' }, requestId: expect.any(String) },
    {
      ...record,
      actor: { id: expect.any(String), role: 'admin_high' },
      before: { version: '1.0.0' },
      after: { version: '1.1.0' },
      requestId: headers.get('x-request-id'),
    },
  ]);
});

test('pointing to the current release changes nothing and notifies nobody', async () => {
  await registry.released('1.0.0', '1.1.0');
  await point('1.0.0');
  await point('1.1.0');
  expect((await point('1.1.0')).body).toMatchObject({ current: '1.1.0', previous: '1.0.0' });
  expect(registry.events).toHaveLength(2);
});

test('of many concurrent changes, each is stored and recorded once', async () => {
  await registry.released('1.0.0', '1.1.0');
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => point(`1.${index % 2}.0`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await registry.relay.flush();
  const pointer = await RemotePointerModel.findById('finance').lean();
  const history = pointer?.history.map(({ version }) => version) ?? [];
  expect(history.at(-1)).toBe(pointer?.current);
  expect(history.every((version, index) => version !== history[index + 1])).toBe(true);
  expect(new Set(registry.events.map(({ id }) => id)).size).toBe(history.length);
});

test('an event that could not be sent is sent later, once', async () => {
  await registry.released('1.0.0');
  const unheard = await registry.openAnother({ flushOutbox: async () => undefined });
  await unheard.deployer.put(current('finance'), { version: '1.0.0' });
  await unheard.close();
  await registry.relay.flush();
  await registry.relay.flush();
  expect(registry.events).toHaveLength(1);
});

test('an unknown release cannot become the current one', async () => {
  await registry.released('1.0.0');
  const { status, body } = await point('9.9.9');
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { code: 'release_not_found' } });
  expect((await registry.deployer.put(current('payments'), { version: '1.0.0' })).status).toBe(404);
  expect((await registry.deployer.put(current('admin'), { version: '1.0.0' })).status).toBe(404);
  expect(await RemotePointerModel.countDocuments({ current: { $ne: null } })).toBe(0);
});

test.each([
  ['an operator', { version: { $gt: '' } }],
  ['nothing', {}],
  ['an unknown field', { version: '1.0.0', force: true }],
])('%s instead of a version is rejected', async (_what, body) => {
  await registry.released('1.0.0');
  expect((await registry.deployer.put(current('finance'), body)).status).toBe(400);
});

test('a release for an earlier contract can no longer be pointed to', async () => {
  await registry.released('1.0.0');
  const newer = await registry.openAnother({ shellFederation: '3.0.0' });
  const refused = await newer.deployer.put(current('finance'), { version: '1.0.0' });
  await newer.close();
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'federation_mismatch' } } });
});

test('an admin sees every remote, including those never released', async () => {
  await registry.released('1.0.0', '1.1.0');
  await point('1.0.0');
  const { status, body } = await registry.admin.get<RemoteState[]>(remotes);
  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual(['auth', 'admin', 'finance', 'markets', 'marketplace']);
  const finance = body.find(({ name }) => name === 'finance');
  expect(finance).toMatchObject({ current: '1.0.0', previous: null, history: [{ version: '1.0.0' }] });
  expect(finance?.releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  const nothing = { rollout: null, pastRollouts: [], history: [], switchedOff: [] };
  expect(body[0]).toEqual({ name: 'auth', current: null, previous: null, releases: [], ...nothing });
});

test('a single remote is answered as in the list, and an unknown one with 404', async () => {
  await registry.released('1.0.0', '1.1.0');
  await point('1.0.0');
  const { body } = await registry.admin.get<RemoteState[]>(remotes);
  for (const name of ['finance', 'auth']) {
    expect(await registry.admin.get(`${remotes}/${name}`)).toMatchObject({
      status: 200,
      body: body.find((one) => one.name === name),
    });
  }
  expect(await registry.admin.get(`${remotes}/payments`)).toMatchObject({
    status: 404,
    body: { error: { code: 'remote_not_found' } },
  });
});

test('the gateway gets the current and the previous releases', async () => {
  await registry.released('1.0.0', '1.1.0');
  expect((await registry.neighbour.get('/internal/current')).body).toEqual([]);
  await point('1.0.0');
  await point('1.1.0');
  const [finance, ...others] = CurrentReleases.parse((await registry.neighbour.get('/internal/current')).body);
  const { federation, ...shown } = releaseFixture();
  expect(finance).toEqual({ ...shown, version: '1.1.0', previous: { ...shown, version: '1.0.0' } });
  expect(others).toEqual([]);
});

test('the gateway finds any release, including those that are no longer current', async () => {
  await registry.released('1.0.0', '1.1.0', '1.2.0');
  await point('1.1.0');
  const { federation, ...shown } = releaseFixture();
  expect(await registry.neighbour.get('/internal/releases/finance/1.0.0')).toMatchObject({ status: 200, body: shown });
  expect((await registry.neighbour.get('/internal/releases/finance/9.9.9')).status).toBe(404);
  expect((await registry.neighbour.get('/internal/releases/payments/1.0.0')).status).toBe(404);
});

describe('a release from before manifests were hashed', () => {
  beforeEach(async () => {
    const { integrity, needs: _needs, ...release } = releaseFixture({ version: '0.9.0' });
    const { 'mf-manifest.json': _, ...scripts } = integrity;
    const stored = Object.entries(scripts).map(([file, hash]) => ({ file, hash }));
    await ReleaseModel.create({ ...release, integrity: stored });
  });

  test('is listed, and cannot become the current one', async () => {
    const { body } = await registry.admin.get<RemoteState[]>(remotes);
    expect(body.find(({ name }) => name === 'finance')?.releases).toMatchObject([{ version: '0.9.0' }]);
    expect(await point('0.9.0')).toMatchObject({
      status: 409,
      body: {
        error: { code: 'integrity_incomplete' },
        message: 'finance 0.9.0 cannot be checked: Integrity must hold the hash of the manifest, mf-manifest.json.',
      },
    });
  });

  test('is offered neither as the current nor as the previous one', async () => {
    await registry.released('1.0.0');
    await RemotePointerModel.create({ _id: 'finance', current: '1.0.0', previous: '0.9.0', history: [] });
    const offered = async () => CurrentReleases.parse((await registry.neighbour.get('/internal/current')).body);
    expect((await offered()).map(({ version, previous }) => [version, previous])).toEqual([['1.0.0', undefined]]);
    await RemotePointerModel.updateOne({ _id: 'finance' }, { current: '0.9.0', previous: null });
    expect(await offered()).toEqual([]);
  });
});

test('a previous release that the shell can no longer load is not offered', async () => {
  await registry.released('1.0.0');
  await point('1.0.0');
  const newer = await registry.openAnother({ shellFederation: '3.0.0' });
  await upload(newer.deployer, uploadOf(releaseFixture({ version: '2.0.0', federation: '3.0.0' })));
  await newer.deployer.put(current('finance'), { version: '2.0.0' });
  const [finance] = CurrentReleases.parse((await newer.neighbour.get('/internal/current')).body);
  await newer.close();
  expect(finance).toMatchObject({ version: '2.0.0' });
  expect(finance?.previous).toBeUndefined();
});

describe('after a change of the shell', () => {
  const offered = async (shellFederation: string) => {
    const newer = await registry.openAnother({ shellFederation });
    const { body } = await newer.neighbour.get('/internal/current');
    await newer.close();
    return CurrentReleases.parse(body);
  };

  test('a current release that it cannot load is replaced by the previous one, if it can load that', async () => {
    const newer = await registry.openAnother({ shellFederation: '3.0.0' });
    await upload(newer.deployer, uploadOf(releaseFixture({ version: '2.0.0', federation: '3.0.0' })));
    await newer.deployer.put(current('finance'), { version: '2.0.0' });
    await newer.close();
    await registry.released('2.1.0');
    await point('2.1.0');
    const [finance] = await offered('3.0.0');
    expect(finance).toMatchObject({ version: '2.0.0' });
    expect(finance?.previous).toBeUndefined();
  });

  test('a remote without any loadable release is not offered', async () => {
    await registry.released('1.0.0', '1.1.0');
    await point('1.0.0');
    await point('1.1.0');
    expect(await offered('3.0.0')).toEqual([]);
  });
});

test('unknown methods and paths are answered as such', async () => {
  expect(await registry.admin.delete(releases)).toMatchObject({
    status: 405,
    body: { error: { code: 'method_not_allowed' } },
  });
  expect(await registry.anybody.get('/api/v1/registry/nothing')).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  });
});
