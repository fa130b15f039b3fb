import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabId } from '@plaza/contracts/tabs';
import { permissionsKey } from '@plaza/service-kit/trust/permissions';
import { AuditRecordModel } from '../audit/records/audit-record.model';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { prepareTabPermissions } from './tab-permissions';
import { TabPermissionsModel } from './tab-permissions.model';

let identity: TestIdentity;
let admin: { id: string; token: string };
beforeAll(async () => {
  identity = await startIdentity();
  const { id, email } = await userFixture('admin_high');
  admin = { id, token: (await signIn(identity, email)).token };
});
afterAll(() => identity.stop());
beforeEach(async () => {
  await Promise.all([TabPermissionsModel.deleteMany({}), AuditRecordModel.deleteMany({})]);
  await prepareTabPermissions();
  identity.events.length = 0;
});

const path = '/api/v1/admin/tab-permissions';
const settings = async () => (await identity.withToken(admin.token).get<TabPermissionSettings>(path)).body;
const save = (body: unknown, headers = {}) =>
  identity.withToken(admin.token).put<TabPermissionSettings>(path, body, { headers });
const saveDefaults = (body: unknown) =>
  identity.withToken(admin.token).put('/api/v1/admin/default-tab-permissions', body);
const audit = async (query = '') =>
  (await identity.withToken(admin.token).get<AuditRecord[]>(`/api/v1/admin/audit${query}`)).body;

test('without saved tabs, every role has the tabs of the specification', async () => {
  expect(await settings()).toMatchObject({
    permissions: defaultTabPermissions,
    defaultPermissions: defaultTabPermissions,
  });
  for (const role of roles) {
    const { token } = await signIn(identity, (await userFixture(role)).email);
    const permissions = defaultTabPermissions[role];
    const { body } = await identity.withToken(token).get('/api/v1/auth/my-tab-permissions');
    expect(body).toEqual({ success: true, data: { role, permissions }, permissions });
  }
});

test('an administrator by the flag has the tabs of their role, and the admin tab', async () => {
  const { id, email } = await userFixture('user');
  await UserModel.updateOne({ _id: id }, { isAdmin: true });
  const { token } = await signIn(identity, email);
  const { body } = await identity.withToken(token).get('/api/v1/auth/my-tab-permissions');
  expect(body).toMatchObject({ permissions: [...defaultTabPermissions.user, 'admin'] });
});

test('a save replaces the given roles, in the order of the strip and without duplicates, and keeps the others', async () => {
  const { version } = await settings();
  const answer = await save({ permissions: { user: ['profile', 'overview', 'profile'] }, version });
  expect(answer).toMatchObject({ status: 200, body: { success: true, version: version + 1 } });
  expect(answer.body).toMatchObject({ message: 'Tab permissions updated successfully' });
  const expected = { ...defaultTabPermissions, user: ['overview', 'profile'] };
  expect(answer.body.permissions).toEqual(expected);
  expect(await settings()).toMatchObject({ permissions: expected, defaultPermissions: defaultTabPermissions });
});

test('a save is in effect when it is answered', async () => {
  const { token } = await signIn(identity, (await userFixture('contractor')).email);
  const mine = async () =>
    (await identity.withToken(token).get<{ permissions: TabId[] }>('/api/v1/auth/my-tab-permissions')).body.permissions;
  expect(await mine()).toContain('markets');
  await save({ permissions: { contractor: ['profile'] } });
  expect(await mine()).toEqual(['profile']);
  const { body } = await identity.neighbour.get('/internal/permissions');
  expect(body).toMatchObject({ permissions: { contractor: ['profile'] } });
});

test('a save drops the cached permissions and notifies the changed roles and the admins before it answers', async () => {
  const kept = async () => Buffer.from('old');
  const times = { freshMs: 60_000, staleMs: 60_000 };
  await identity.cache.drop(permissionsKey);
  await identity.cache.remember(permissionsKey, times, kept);
  const { body } = await save({ permissions: { user: ['profile'], contractor: defaultTabPermissions.contractor } });
  expect(identity.events).toMatchObject([
    {
      type: 'permissions.changed',
      to: { roles: ['user', 'admin_high'] },
      payload: { version: body.version, roles: ['user'], tabs: { user: ['profile'] } },
    },
  ]);
  const now = await identity.cache.remember(permissionsKey, times, async () => Buffer.from('new'));
  expect(now.body.toString()).toBe('new');
  await identity.cache.drop(permissionsKey);
  expect(await TabPermissionsModel.exists({ 'outbox.id': { $exists: true } })).toBeNull();
});

test('an unchanged save creates no version', async () => {
  const { version } = await settings();
  expect((await save({ permissions: defaultTabPermissions, version })).body.version).toBe(version);
  expect(identity.events).toEqual([]);
  expect(await audit()).toEqual([]);
});

test('a save of an outdated version is a conflict and changes nothing', async () => {
  const { version } = await settings();
  await save({ permissions: { user: ['profile'] }, version });
  const late = await save({ permissions: { user: ['markets'] }, version });
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'permissions_changed' } } });
  expect((await settings()).permissions.user).toEqual(['profile']);
});

test('of 20 concurrent saves of one version exactly one succeeds; without a version none is lost', async () => {
  const { version } = await settings();
  const chosen = (index: number): TabId[] => (index % 2 ? ['markets', 'profile'] : ['profile', 'map']);
  const racing = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save({ permissions: { user: chosen(index) }, version })),
  );
  expect(racing.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);

  const different = roles.filter((role) => role !== 'admin_high' && role !== 'admin_low');
  await Promise.all(different.map((role) => save({ permissions: { [role]: ['bookings'] } })));
  const { permissions, version: after } = await settings();
  for (const role of different) expect(permissions[role]).toEqual(['bookings']);
  expect(after).toBe(version + 1 + different.length);
});

const everywhere: [string, (input: Partial<Record<Role, TabId[]>>) => ReturnType<typeof saveDefaults>][] = [
  ['permissions', (input) => save({ permissions: input })],
  ['defaultPermissions', (input) => saveDefaults({ defaultPermissions: input })],
];

describe.each(everywhere)('the admin tab in %s', (field, put) => {
  test.each(['user', 'contractor_employee', 'municipal_government'] as const)('cannot be given to %s', async (role) => {
    const answer = await put({ [role]: ['profile', 'admin'] });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'admin_tab_fixed', details: [{ path: `${field}.${role}` }] } },
    });
    expect(await settings()).toMatchObject({ permissions: defaultTabPermissions, version: 1 });
  });

  test.each(['admin_low', 'admin_high'] as const)('cannot be removed from %s', async (role) => {
    const answer = await put({ [role]: ['profile'] });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'admin_tab_fixed' } } });
  });

  test('can be given to and removed from contractors', async () => {
    expect((await put({ contractor: ['profile'] })).status).toBe(200);
    expect((await put({ contractor: ['profile', 'admin'] })).status).toBe(200);
  });
});

test('saving defaults changes nobody’s tabs, and notifies only the admins', async () => {
  const answer = await saveDefaults({ defaultPermissions: { user: ['profile'] } });
  expect(answer).toMatchObject({
    status: 200,
    body: { permissions: defaultTabPermissions, defaultPermissions: { user: ['profile'] }, version: 2 },
  });
  expect(identity.events).toMatchObject([{ to: { roles: ['admin_high'] }, payload: { version: 2, roles: [] } }]);
});

test('saving defaults of an outdated version is a conflict and changes nothing', async () => {
  const { version } = await settings();
  const first = await saveDefaults({ defaultPermissions: { user: ['profile'] }, version });
  expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
  const late = await saveDefaults({ defaultPermissions: { user: ['markets'], contractor: ['profile'] }, version });
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'permissions_changed' } } });
  const { user, contractor } = defaultTabPermissions;
  expect(await settings()).toMatchObject({
    defaultPermissions: { user: ['profile'], contractor },
    permissions: { user },
  });
});

test.each([
  ['an operator in place of the tabs', { permissions: { user: { $gt: '' } } }],
  ['an unknown tab', { permissions: { user: ['kitchen'] } }],
  ['an unknown role', { permissions: { emperor: ['profile'] } }],
  ['an unknown field', { permissions: {}, everybody: true }],
  ['an operator as the version', { permissions: {}, version: { $gt: 0 } }],
  ['a key that reaches into prototypes', '{"permissions":{"__proto__":["admin"],"user":["admin"]}}'],
])('rejects %s', async (_what, body) => {
  expect((await save(body)).status).toBe(400);
  expect(await settings()).toMatchObject({ permissions: defaultTabPermissions, version: 1 });
});

describe('the audit', () => {
  test('records each change with actor, before, after and request, newest first', async () => {
    await save({ permissions: { user: ['profile'] } }, { 'x-request-id': 'request-1' });
    await saveDefaults({ defaultPermissions: { contractor: ['profile', 'admin'] } });
    const records = await audit();
    expect(records).toMatchObject([
      { action: 'default-tab-permissions.save', before: { contractor: defaultTabPermissions.contractor } },
      {
        actor: { id: admin.id, role: 'admin_high' },
        action: 'tab-permissions.save',
        target: 'tab_permissions',
        before: { user: defaultTabPermissions.user },
        after: { user: ['profile'] },
        requestId: 'request-1',
      },
    ]);
    expect(await audit('?action=tab-permissions.save')).toEqual(records.slice(1));
    expect((await identity.withToken(admin.token).get('/api/v1/admin/audit?action[$ne]=x')).status).toBe(400);
  });

  test('has one record per change, however often it is read, also of a process that died in between', async () => {
    await save({ permissions: { user: ['profile'] } });
    const [record] = await AuditRecordModel.find().lean();
    // Simulates a process that died after the change, before or while the record was moved.
    await TabPermissionsModel.updateOne({}, { pendingAudit: [record] });
    await AuditRecordModel.deleteMany({});
    const lists = await Promise.all([audit(), audit(), audit()]);
    await TabPermissionsModel.updateOne({}, { pendingAudit: [record] });
    for (const list of [...lists, await audit()]) expect(list.map(({ id }) => id)).toEqual([record?._id]);
    expect(await TabPermissionsModel.exists({ 'pendingAudit._id': { $exists: true } })).toBeNull();
  });

  test('does not block saves while it cannot be written, and is completed later', async () => {
    const unfit = { _id: 'of nobody, at no time' };
    await TabPermissionsModel.collection.updateOne({}, { $set: { pendingAudit: [unfit] } });
    const answer = await save({ permissions: { user: ['profile'] } });
    expect(answer).toMatchObject({ status: 200, body: { permissions: { user: ['profile'] } } });
    expect(identity.events).toMatchObject([{ type: 'permissions.changed', payload: { roles: ['user'] } }]);
    expect(await AuditRecordModel.countDocuments()).toBe(0);
    await TabPermissionsModel.updateOne({}, { $pull: { pendingAudit: unfit } });
    expect(await audit()).toMatchObject([{ action: 'tab-permissions.save', after: { user: ['profile'] } }]);
  });

  test('has no record of a rejected write', async () => {
    await save({ permissions: { user: ['admin'] } });
    await save({ permissions: { user: ['profile'] }, version: 99 });
    expect(await audit()).toEqual([]);
  });
});
