import type http from 'node:http';
import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { PermissionsSnapshot } from '@plaza/contracts/internal/identity';
import type { ServedAreas } from '@plaza/contracts/internal/registry';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { listen } from '@plaza/test-kit/http';
import { AuditRecordModel } from '../audit/records/audit-record.model';
import { prepareTabPermissions } from '../permissions/tab-permissions';
import { TabPermissionsModel } from '../permissions/tab-permissions.model';
import { signIn, startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';

type Served = ServedAreas[number];

/** What the registry answers, or that it does not. */
let served: ServedAreas | 'away';
let asked: http.IncomingMessage[] = [];
let registry: Awaited<ReturnType<typeof listen>>;
let identity: TestIdentity;
let token: string;
const person = { email: '', token: '' };
beforeAll(async () => {
  served = [];
  registry = await listen((req, res) => {
    asked.push(req);
    if (served === 'away') res.writeHead(503).end();
    else res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(served));
  });
  identity = await startIdentity({ REGISTRY_URL: registry.url });
  token = (await signIn(identity, (await userFixture('admin_high')).email)).token;
  person.email = (await userFixture('user')).email;
  person.token = (await signIn(identity, person.email)).token;
});
afterAll(async () => {
  await identity.stop();
  await registry.close();
});
beforeEach(async () => {
  await Promise.all([TabPermissionsModel.deleteMany({}), AuditRecordModel.deleteMany({})]);
  await prepareTabPermissions();
  served = [];
  asked = [];
  identity.events.length = 0;
});

const path = '/api/v1/admin/tab-permissions';
const loyalty = (changes: Partial<Served> = {}): Served => ({
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [tab('points'), tab('shop')],
  approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b',
  serviceUrl: 'http://loyalty:4200',
  ...changes,
});
function tab(id: string) {
  return { id, label: `The ${id}`, icon: 'star', scopes: ['loyalty'] };
}

/** The registry says that its areas are these now; what it says is done when it is confirmed. */
async function change(areas: ServedAreas | 'away') {
  served = areas;
  const event = createEvent('areas.changed', { area: 'loyalty' });
  await identity.bus.publish(event).catch(() => undefined);
  return identity.events.filter(
    ({ type, payload }) => type === 'event.done' && (payload as { eventId: string }).eventId === event.id,
  ).length;
}
const settings = async () => (await identity.withToken(token).get<TabPermissionSettings>(path)).body;
const give = (...tabs: string[]) =>
  identity.withToken(token).put<TabPermissionSettings>(path, {
    permissions: { user: [...defaultTabPermissions.user, ...tabs] },
  });
const mine = async () => (await identity.withToken(person.token).get('/api/v1/auth/my-tab-permissions')).body;
const usersTabs = async () => (await settings()).permissions.user.slice(defaultTabPermissions.user.length);
const told = () => identity.events.filter(({ type }) => type === 'permissions.changed');

test('no role has the tabs of an approved area until they are assigned', async () => {
  expect(await change([loyalty()])).toBe(1);
  expect(asked[0]?.headers).toHaveProperty('x-service-token');
  const { serviceUrl, ...area } = loyalty();
  expect(await settings()).toMatchObject({ permissions: defaultTabPermissions, areas: [area] });
  expect(await mine()).not.toHaveProperty('areaTabs');
  expect((await give('shop', 'points')).body.permissions.user).toEqual([
    ...defaultTabPermissions.user,
    'points',
    'shop',
  ]);
  expect(await mine()).toMatchObject({
    permissions: [...defaultTabPermissions.user, 'points', 'shop'],
    areaTabs: [
      { id: 'points', label: 'The points', icon: 'star', area: 'loyalty' },
      { id: 'shop', label: 'The shop', icon: 'star', area: 'loyalty' },
    ],
  });
  const snapshot = PermissionsSnapshot.parse((await identity.neighbour.get('/internal/permissions')).body);
  expect(snapshot).toMatchObject({ areas: [area] });
  expect(snapshot.permissions.user).toContain('points');
});

test('a tab of an unknown area cannot be assigned, by default or in effect, nor previewed', async () => {
  await change([loyalty()]);
  const refusal = { status: 400, body: { error: { code: 'tab_unknown' }, message: 'There is no tab gifts.' } };
  expect(await give('points', 'gifts')).toMatchObject(refusal);
  const defaults = { defaultPermissions: { user: ['gifts'] } };
  const by = identity.withToken(token);
  expect(await by.put('/api/v1/admin/default-tab-permissions', defaults)).toMatchObject(refusal);
  expect(await by.post(`${path}/impact`, { permissions: { user: ['gifts'] } })).toMatchObject(refusal);
  expect(await usersTabs()).toEqual([]);
});

test('the preview of a save includes the tabs of areas', async () => {
  await change([loyalty()]);
  const { body } = await identity
    .withToken(token)
    .post(`${path}/impact`, { permissions: { user: [...defaultTabPermissions.user, 'shop'] } });
  expect(body).toMatchObject({
    roles: [{ role: 'user', remotes: { opened: ['loyalty'] }, scopes: { opened: ['loyalty'] } }],
  });
});

test('removing an area removes its tabs from all roles, which is announced, stored as a version and audited', async () => {
  await change([loyalty()]);
  await give('points', 'shop');
  identity.events.length = 0;
  await change([]);
  expect(await usersTabs()).toEqual([]);
  expect(await mine()).toMatchObject({ permissions: defaultTabPermissions.user });
  expect(told()).toMatchObject([{ to: { roles: ['user', 'admin_high'] }, payload: { roles: ['user'] } }]);
  const by = identity.withToken(token);
  const versions = (await by.get<{ version: number }[]>(`${path}/versions`)).body;
  expect(versions[0]).toMatchObject({
    kind: 'area',
    actor: null,
    changes: [{ role: 'user', added: [], removed: ['points', 'shop'] }],
  });
  const [record] = (await by.get<AuditRecord[]>('/api/v1/admin/audit?action=tab-permissions.area')).body;
  expect(record).toMatchObject({ action: 'tab-permissions.area', actor: { name: 'Areas' } });
  // It is not there: undoing gives nothing back.
  await by.post(`${path}/versions/${versions[0]?.version}/undo`);
  expect(await usersTabs()).toEqual([]);
});

test('no role has a re-added area, also if its removal was never received', async () => {
  await change([loyalty()]);
  await give('points');
  await change([loyalty({ approval: '9d1f7a52-0c3b-4e8d-8f6a-7b2c5d4e3f1a' })]);
  expect(await usersTabs()).toEqual([]);
});

test('a release that drops a tab removes it, one that adds a tab gives it to nobody, and undo restores it', async () => {
  await change([loyalty()]);
  await give('points', 'shop');
  await change([loyalty({ tabs: [tab('shop'), tab('gifts')] })]);
  expect(await usersTabs()).toEqual(['shop']);
  await change([loyalty()]);
  expect(await usersTabs()).toEqual(['shop']);
  const by = identity.withToken(token);
  const [version] = (await by.get<{ version: number }[]>(`${path}/versions`)).body;
  await by.post(`${path}/versions/${version?.version}/undo`);
  expect(await usersTabs()).toEqual(['points', 'shop']);
});

test('temporary tabs are not restored after their area was removed', async () => {
  await change([loyalty()]);
  await give('points');
  const until = new Date(Date.now() + 60_000).toISOString();
  await identity.withToken(token).put(path, { permissions: { user: defaultTabPermissions.user }, until });
  await change([]);
  expect((await settings()).temporary).toMatchObject([{ role: 'user', before: defaultTabPermissions.user }]);
});

test('a changed label is announced to users with the tab', async () => {
  await change([loyalty()]);
  await give('points');
  identity.events.length = 0;
  await change([loyalty({ tabs: [{ ...tab('points'), label: 'Stars' }, tab('shop')] })]);
  expect(told()).toMatchObject([{ payload: { roles: ['user'] } }]);
  expect(await mine()).toMatchObject({ areaTabs: [{ id: 'points', label: 'Stars' }] });
  identity.events.length = 0;
  await change([loyalty({ tabs: [{ ...tab('points'), label: 'Stars' }, tab('shop')] })]);
  expect(told()).toEqual([]);
});

test('while the registry does not answer nothing changes, and the event is not confirmed', async () => {
  await change([loyalty()]);
  await give('points');
  expect(await change('away')).toBe(0);
  expect(await usersTabs()).toEqual(['points']);
});

test('a starting instance fetches what it missed', async () => {
  served = [loyalty()];
  const next = await startInstance({ REGISTRY_URL: registry.url });
  await next.stop();
  expect((await settings()).areas).toHaveLength(1);
});
