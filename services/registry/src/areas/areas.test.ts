import { CurrentReleases, ServedAreas } from '@plaza/contracts/internal/registry';
import type { Area, AreaManifest } from '@plaza/contracts/registry/areas';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { FileModel } from '../files/file.model';
import { ReleaseModel } from '../releases/release.model';
import { approvalOf, areaRelease, areas, manifestFixture, publishArea, tabFixture } from '../testing/areas';
import { current, gzip, openRegistry, remotes, type TestRegistry } from '../testing/registry';
import { integrityOf, minimalFiles, releaseFixture, uploadOf } from '../testing/release';
import { makeTeam, makeToken } from '../testing/teams';
import { AreaModel } from './area.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const serviceUrl = 'http://loyalty.internal:4200';
const listed = async () => (await registry.admin.get<Area[]>(areas)).body;
const area = async (name = 'loyalty') => (await listed()).find((one) => one.area === name) as Area;
const publish = (manifest?: AreaManifest, version = '1.0.0') => publishArea(registry.deployer, manifest, { version });
const approve = async (body: object = { serviceUrl }, name = 'loyalty') =>
  registry.admin.put<Area>(approvalOf(name), { revision: (await area(name)).revision, ...body });
const remove = (name = 'loyalty') => registry.admin.delete<Area>(`${areas}/${name}`);
const point = (version: string, name = 'loyalty') => registry.deployer.put(current(name), { version });
const served = async () => ServedAreas.parse((await registry.neighbour.get('/internal/areas')).body);
const offered = async () => CurrentReleases.parse((await registry.neighbour.get('/internal/current')).body);
const withTabs = (...ids: string[]) => manifestFixture({ tabs: ids.map((id) => tabFixture({ id })) });
const withoutService = (): AreaManifest => {
  const { service: _, ...manifest } = manifestFixture();
  return manifest;
};

test('the first release of an area waits for approval, and nothing of it is served', async () => {
  expect((await publish()).status).toBe(201);
  expect((await point('1.0.0')).status).toBe(200);
  const manifest = manifestFixture();
  expect(await listed()).toEqual([
    {
      ...manifest,
      state: 'waiting',
      serviceUrl: null,
      version: '1.0.0',
      team: null,
      requestedAt: expect.any(String),
      decidedAt: null,
      revision: 1,
    },
  ]);
  expect(await served()).toEqual([]);
  expect(await offered()).toEqual([]);
  expect((await registry.neighbour.get('/internal/releases/loyalty/1.0.0')).status).toBe(404);
  const states = (await registry.admin.get<RemoteState[]>(remotes)).body;
  expect(states.find(({ name }) => name === 'loyalty')).toMatchObject({ current: '1.0.0', waitsForApproval: true });
  expect(states.find(({ name }) => name === 'finance')).not.toHaveProperty('waitsForApproval');
});

test('an approved area is served, and all services and browsers are notified', async () => {
  await publish();
  await point('1.0.0');
  registry.events.length = 0;
  registry.acts.length = 0;
  expect(await approve()).toMatchObject({ status: 200, body: { state: 'approved', serviceUrl, revision: 2 } });
  expect(await served()).toEqual([{ ...manifestFixture(), approval: expect.any(String), serviceUrl }]);
  expect((await offered()).map(({ name, version }) => [name, version])).toEqual([['loyalty', '1.0.0']]);
  expect((await registry.neighbour.get('/internal/releases/loyalty/1.0.0')).status).toBe(200);
  expect(registry.events.map(({ type, payload, to }) => [type, payload, to])).toEqual([
    ['areas.changed', { area: 'loyalty' }, { roles: ['admin_high'] }],
    ['remotes.changed', { name: 'loyalty', version: '1.0.0' }, { everyone: true }],
  ]);
  expect(registry.acts).toMatchObject([
    { action: 'area.approve', target: 'loyalty', after: { tabs: ['loyalty_points'], address: serviceUrl } },
  ]);
});

test('a team owns a remote that is not built in, and its token releases the area', async () => {
  const team = await makeTeam(registry.admin, { name: 'Loyalty', remotes: ['loyalty'] });
  const { token } = await makeToken(registry.admin, team, { remotes: ['loyalty'] });
  const by = registry.withDeployToken(token);
  expect((await publishArea(by)).status).toBe(201);
  expect(await area()).toMatchObject({ team: 'Loyalty', state: 'waiting' });
  const rewards = manifestFixture({ area: 'rewards', tabs: [tabFixture({ id: 'rewards' })] });
  expect(await publishArea(by, rewards)).toMatchObject({
    status: 403,
    body: { error: { code: 'deploy_token_other_remote' } },
  });
});

test('a removed area is no longer served, and its next release waits for another approval', async () => {
  await publish();
  await point('1.0.0');
  await approve();
  const [before] = await served();
  expect(await remove()).toMatchObject({ status: 200, body: { state: 'removed', serviceUrl: null } });
  expect([await served(), await offered()]).toEqual([[], []]);
  expect((await registry.neighbour.get('/internal/releases/loyalty/1.0.0')).status).toBe(404);
  expect((await approve()).body).toMatchObject({ error: { code: 'area_removed' } });
  expect((await remove()).status).toBe(404);
  await publish(undefined, '1.1.0');
  expect(await area()).toMatchObject({ state: 'waiting', version: '1.1.0' });
  await approve();
  expect((await served())[0]?.approval).not.toBe(before?.approval);
});

test('a release from before a removal does not restore a tab that another area has taken since', async () => {
  await publish();
  await point('1.0.0');
  await approve();
  await remove();
  const rewards = manifestFixture({
    area: 'rewards',
    tabs: [tabFixture({ id: 'loyalty_points', scopes: [] })],
    service: { prefix: 'rewards' },
  });
  await publish(rewards);
  await approve({ serviceUrl }, 'rewards');
  await publish(manifestFixture({ tabs: [tabFixture({ id: 'loyalty_shop' })] }), '2.0.0');
  await approve();
  // Its current release is still the first one, which says that tab is its own.
  const tabs = (await served()).map((one) => [one.area, one.tabs.map(({ id }) => id)]);
  expect(tabs).toEqual([
    ['loyalty', ['loyalty_shop']],
    ['rewards', ['loyalty_points']],
  ]);
});

describe('a later release', () => {
  beforeEach(async () => {
    await publish();
    await point('1.0.0');
    await approve();
    registry.events.length = 0;
  });
  const tabs = async () => (await served())[0]?.tabs.map(({ id }) => id);

  test('changes the tabs once it is the current one, and a rollback restores them', async () => {
    await publish(withTabs('loyalty_points', 'loyalty_shop'), '1.1.0');
    expect(await tabs()).toEqual(['loyalty_points']);
    await point('1.1.0');
    expect(await tabs()).toEqual(['loyalty_points', 'loyalty_shop']);
    expect((await area()).version).toBe('1.1.0');
    await publish(withTabs('loyalty_shop'), '1.2.0');
    await point('1.2.0');
    expect(await tabs()).toEqual(['loyalty_shop']);
    await point('1.0.0');
    expect(await tabs()).toEqual(['loyalty_points']);
    const changes = registry.events.filter(({ type }) => type === 'areas.changed');
    // Of two releases, and of three switches.
    expect(new Set(changes.map(({ id }) => id)).size).toBe(5);
  });

  test('with another prefix than the approved one is rejected', async () => {
    const answer = await publish(manifestFixture({ service: { prefix: 'points' } }), '1.1.0');
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: { code: 'area_prefix_not_approved' },
        message:
          'loyalty was approved with the prefix loyalty, and this release asks for points. An administrator has to remove the area, then it can ask anew.',
      },
    });
    expect(await ReleaseModel.countDocuments()).toBe(1);
  });

  test('does not change the address of the service, which only an administrator can', async () => {
    await publish(undefined, '1.1.0');
    expect((await area()).serviceUrl).toBe(serviceUrl);
    const [before] = await served();
    expect((await approve({ serviceUrl: 'http://other:4200/' })).body.serviceUrl).toBe('http://other:4200');
    expect(await served()).toEqual([{ ...before, serviceUrl: 'http://other:4200' }]);
  });

  test('that was uploaded before changes nothing', async () => {
    await publish(withTabs('loyalty_shop'), '1.1.0');
    const { revision } = await area();
    await publish();
    expect((await area()).revision).toBe(revision);
  });
});

describe('a word of another owner', () => {
  beforeEach(async () => void (await publish()));
  const rewards = (changes: Partial<AreaManifest>) =>
    manifestFixture({
      area: 'rewards',
      tabs: [tabFixture({ id: 'rewards', scopes: [] })],
      service: { prefix: 'rewards' },
      ...changes,
    });

  test.each([
    ['tab', { tabs: [tabFixture({ scopes: [] })] }, 'The tab loyalty_points belongs to the area loyalty.'],
    ['scope', { tabs: [tabFixture({ id: 'rewards' })] }, 'The scope loyalty belongs to the area loyalty.'],
    ['prefix', { service: { prefix: 'loyalty' } }, 'The prefix loyalty belongs to the area loyalty.'],
  ])('a %s of another area is rejected, even if that one still waits', async (_what, changes, sentence) => {
    const files = await FileModel.countDocuments();
    expect(await publish(rewards(changes))).toMatchObject({
      status: 409,
      body: { error: { code: 'area_collides' }, message: `${sentence} Take another one.` },
    });
    expect((await listed()).map(({ area: name }) => name)).toEqual(['loyalty']);
    expect([await ReleaseModel.countDocuments(), await FileModel.countDocuments()]).toEqual([1, files]);
  });

  test('stays reserved when a later release drops it, until the area is removed', async () => {
    await publish(withTabs('loyalty_shop'), '1.1.0');
    const claiming = rewards({ tabs: [tabFixture({ id: 'loyalty_points', scopes: [] })] });
    expect((await publish(claiming)).status).toBe(409);
    await remove();
    expect((await publish(claiming)).status).toBe(201);
    expect(await publish(undefined, '1.2.0')).toMatchObject({
      status: 409,
      body: { error: { code: 'area_collides' } },
    });
    expect((await area()).state).toBe('removed');
  });

  test('is given to one of two areas that claim it concurrently', async () => {
    const shared = [tabFixture({ id: 'shared', scopes: [] })];
    const answers = await Promise.all(
      ['rewards', 'gifts', 'coupons'].map((name) =>
        publish(rewards({ area: name, tabs: shared, service: { prefix: name } })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await AreaModel.countDocuments()).toBe(2);
  });

  test.each([
    ['a tab of the platform', { tabs: [tabFixture({ id: 'messages' })] }, 'tabs.0.id'],
    ['the tab of administrators', { tabs: [tabFixture({ id: 'admin' })] }, 'tabs.0.id'],
    ['a scope of the platform', { tabs: [tabFixture({ scopes: ['finance'] })] }, 'tabs.0.scopes.0'],
    ['a prefix of the platform', { service: { prefix: 'auth' } }, 'service.prefix'],
    ['a path for a prefix', { service: { prefix: 'auth/signin' } }, 'service.prefix'],
    ['a name that every object has', { tabs: [tabFixture({ id: 'constructor' })] }, 'tabs.0'],
    ['a tab twice', { tabs: [tabFixture(), tabFixture()] }, 'tabs'],
    ['no tab', { tabs: [] }, 'tabs'],
    [
      'more tabs than there may be',
      { tabs: Array.from({ length: 13 }, (_, index) => tabFixture({ id: `tab${index}` })) },
      'tabs',
    ],
    ['a label without end', { tabs: [tabFixture({ label: 'x'.repeat(31) })] }, 'tabs.0.label'],
  ])('%s is rejected', async (_what, changes, path) => {
    const answer = await publish(rewards(changes as Partial<AreaManifest>));
    expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ path }] } } });
    expect(await AreaModel.countDocuments()).toBe(1);
  });

  test.each(['gateway', 'identity', 'shell'])('the word %s is rejected', async (name) => {
    expect((await publish(rewards({ area: name }))).status).toBe(400);
  });
});

describe('an upload', () => {
  const send = (name: string, archive: Buffer) => registry.deployer.post(`${remotes}/${name}/releases`, archive, gzip);

  test.each([
    [
      'a remote of the platform with an area',
      () => areaRelease(manifestFixture(), { name: 'finance', tabs: [] }),
      'area_of_platform',
    ],
    ['an area of another name', () => areaRelease(manifestFixture(), { name: 'rewards' }), 'area_of_another_remote'],
    [
      'tabs that the area does not name',
      () => areaRelease(manifestFixture(), { tabs: ['overview'] }),
      'area_tabs_differ',
    ],
    [
      'a remote without an area file',
      () => ({ release: releaseFixture({ name: 'loyalty', tabs: [] }), files: minimalFiles }),
      'area_missing',
    ],
    [
      'an area that is no JSON',
      () => {
        const files = { ...minimalFiles, 'area.json': '{' };
        return { release: releaseFixture({ name: 'loyalty', integrity: integrityOf(files) }), files };
      },
      'description_broken',
    ],
  ])('of %s is rejected', async (_what, make, code) => {
    const { release, files } = make();
    expect(await send(release.name, uploadOf(release, files))).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
    expect([await AreaModel.countDocuments(), await ReleaseModel.countDocuments()]).toEqual([0, 0]);
  });

  test('whose area file was already uploaded with an earlier release is treated the same', async () => {
    await publish();
    const { release, files } = areaRelease(manifestFixture(), { version: '1.1.0' });
    const { 'area.json': _, ...others } = files;
    expect((await send('loyalty', uploadOf(release, others))).status).toBe(201);
    expect((await area()).version).toBe('1.1.0');
  });
});

describe('an approval', () => {
  beforeEach(async () => void (await publish()));

  test('of an area that has changed since it was seen is rejected', async () => {
    const { revision } = await area();
    await publish(withTabs('loyalty_shop'), '1.1.0');
    expect(await approve({ revision, serviceUrl })).toMatchObject({
      status: 409,
      body: { error: { code: 'area_changed' } },
    });
  });

  test.each([
    ['none', undefined],
    ['no address', 'loyalty'],
    ['a file', 'file:///etc/passwd'],
    ['a path', 'http://loyalty:4200/admin'],
    ['a password', 'http://me:secret@loyalty:4200'],
    ['a query', 'http://loyalty:4200/?a=1'],
    ['a link-local address of clouds', 'http://169.254.169.254'],
    ['no machine in particular', 'http://0.0.0.0:4101'],
    ['the same in the words of IPv6', 'http://[::ffff:169.254.169.254]'],
  ])('with the address %s is rejected', async (_what, address) => {
    expect(await approve({ serviceUrl: address })).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'serviceUrl' }] } },
    });
    expect((await area()).state).toBe('waiting');
  });

  test('of an area without a service accepts no address', async () => {
    await publish(withoutService(), '1.1.0');
    expect((await approve()).status).toBe(400);
    expect((await approve({})).body).toMatchObject({ state: 'approved', serviceUrl: null });
    expect((await served())[0]?.service).toBeUndefined();
  });

  test('in production accepts no address of the local machine', async () => {
    const production = await registry.openAnother({ isProduction: true });
    const { revision } = await area();
    const by = registry.adminOf(production.url);
    const answers = ['http://localhost:4200', 'http://127.1:4200', 'http://[::1]:4200', 'http://a.localhost.:80'].map(
      (url) => by.put(approvalOf('loyalty'), { revision, serviceUrl: url }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await by.put(approvalOf('loyalty'), { revision, serviceUrl })).status).toBe(200);
    await production.close();
  });

  test('of an unknown area is answered with 404', async () => {
    expect((await registry.admin.put(approvalOf('rewards'), { revision: 1 })).status).toBe(404);
    expect((await remove('rewards')).status).toBe(404);
    expect((await registry.admin.delete(`${areas}/finance`)).status).toBe(404);
  });
});
