import type {
  PermissionImpact,
  TabPermissionSettings,
  TabPermissionVersion,
} from '@plaza/contracts/identity/tab-permissions';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { eventually, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
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
  await TabPermissionsModel.deleteMany({});
  await prepareTabPermissions();
});

const path = '/api/v1/admin/tab-permissions';
const asAdmin = () => identity.withToken(admin.token);
const settings = async () => (await asAdmin().get<TabPermissionSettings>(path)).body;
const save = (body: object) => asAdmin().put<TabPermissionSettings>(path, body);
const versions = async () => (await asAdmin().get<TabPermissionVersion[]>(`${path}/versions`)).body;
const undo = (version: number) => asAdmin().post<TabPermissionSettings>(`${path}/versions/${version}/undo`);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the versions', () => {
  test('list each save of tabs in effect, newest first: the actor, and what was added and removed', async () => {
    await save({ permissions: { user: ['overview', 'profile'] } });
    await save({ permissions: { user: ['overview', 'map'], contractor: ['admin'] } });
    const [second, first] = await versions();
    expect(first).toMatchObject({ version: 2, kind: 'save', actor: { id: admin.id, name: 'Ada Byron' }, until: null });
    expect(second?.changes).toEqual([
      { role: 'contractor', added: [], removed: defaultTabPermissions.contractor.filter((tab) => tab !== 'admin') },
      { role: 'user', added: ['map'], removed: ['profile'] },
    ]);
  });

  test('exclude unchanged saves and saves of defaults', async () => {
    await save({ permissions: { user: defaultTabPermissions.user } });
    await asAdmin().put('/api/v1/admin/default-tab-permissions', { defaultPermissions: { user: ['profile'] } });
    expect(await versions()).toEqual([]);
  });

  test('can be undone, which creates a version; changes of other saves are kept', async () => {
    await save({ permissions: { user: ['profile'], contractor_employee: ['profile'] } });
    await save({ permissions: { contractor: ['profile', 'admin'] } });
    const answer = await undo(2);
    expect(answer).toMatchObject({ status: 200, body: { version: 4 } });
    expect(answer.body.permissions).toEqual({ ...defaultTabPermissions, contractor: ['profile', 'admin'] });
    expect((await versions()).map(({ kind }) => kind)).toEqual(['undo', 'save', 'save']);
    await undo(4);
    expect((await settings()).permissions.user).toEqual(['profile']);
  });

  test.each([['99'], ['0'], ['x'], ['$ne']])('that are invalid (%s) cannot be undone', async (version) => {
    expect((await asAdmin().post(`${path}/versions/${version}/undo`)).status).toBe(404);
  });
});

describe('temporary tabs', () => {
  test('are restored automatically, as a version without an actor, and everybody is notified', async () => {
    const until = inAnHour();
    const { body } = await save({ permissions: { contractor: ['overview', 'admin'] }, until });
    expect(body.temporary).toEqual([{ role: 'contractor', until, before: defaultTabPermissions.contractor }]);
    identity.events.length = 0;
    await TabPermissionsModel.updateOne({}, { 'temporary.0.until': new Date(Date.now() - 1) });
    await eventually(async () => identity.events.find(({ type }) => type === 'permissions.changed'));
    expect(await settings()).toMatchObject({ permissions: defaultTabPermissions, temporary: [], version: 3 });
    expect((await versions())[0]).toMatchObject({ kind: 'expiry', actor: null, changes: [{ role: 'contractor' }] });
  });

  test('that are then saved permanently are kept; saved again temporarily, they return to the original state', async () => {
    await save({ permissions: { user: ['profile'] }, until: inAnHour() });
    const later = inAnHour();
    const { body } = await save({ permissions: { user: ['map'] }, until: later });
    expect(body.temporary).toEqual([{ role: 'user', until: later, before: defaultTabPermissions.user }]);
    expect((await save({ permissions: { user: ['messages'] } })).body.temporary).toEqual([]);
  });

  test('become permanent by saving the same tabs without a time, and are extended with a later one', async () => {
    await save({ permissions: { user: ['profile'] }, until: inAnHour() });
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const longer = await save({ permissions: { user: ['profile'] }, until: later });
    expect(longer.body.temporary).toEqual([{ role: 'user', until: later, before: defaultTabPermissions.user }]);
    const { body } = await save({ permissions: { user: ['profile'] } });
    expect(body).toMatchObject({ temporary: [], permissions: { user: ['profile'] } });
  });

  test('whose role already has its tabs back are removed from the list, once', async () => {
    await save({ permissions: { user: ['profile'] }, until: inAnHour() });
    await save({ permissions: { user: defaultTabPermissions.user }, until: inAnHour() });
    await TabPermissionsModel.updateOne({}, { 'temporary.0.until': new Date(Date.now() - 1) });
    await eventually(async () => ((await settings()).temporary.length === 0 ? true : undefined));
    expect((await settings()).version).toBe(4);
  });

  test('do not affect another role that is saved meanwhile', async () => {
    await save({ permissions: { user: ['profile'] }, until: inAnHour() });
    expect((await save({ permissions: { contractor: ['admin'] } })).body.temporary).toHaveLength(1);
  });

  test('stay temporary if a save of all roles changes another role, or none', async () => {
    const until = inAnHour();
    await save({ permissions: { user: ['profile'] }, until });
    const { permissions } = await settings();
    const temporary = [{ role: 'user', until, before: defaultTabPermissions.user }];
    expect((await save({ permissions })).body).toMatchObject({ temporary, version: 2 });
    const changed = { ...permissions, contractor: ['profile', 'admin'] };
    expect((await save({ permissions: changed })).body).toMatchObject({ temporary, version: 3 });
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const { body } = await save({ permissions: { ...changed, contractor: ['admin'] }, until: later });
    expect(body.temporary).toEqual([...temporary, { role: 'contractor', until: later, before: ['profile', 'admin'] }]);
  });

  test('become permanent if an undo restores the same tabs', async () => {
    await save({ permissions: { user: ['profile'], contractor: ['admin'] } });
    await save({ permissions: { user: defaultTabPermissions.user }, until: inAnHour() });
    expect((await undo(2)).body).toMatchObject({ temporary: [], permissions: defaultTabPermissions });
  });

  test('in the past are rejected', async () => {
    expect(await save({ permissions: { user: [] }, until: new Date(0).toISOString() })).toMatchObject({ status: 400 });
    expect((await settings()).version).toBe(1);
  });
});

describe('the impact of a save', () => {
  const impact = async (permissions: object) =>
    (await asAdmin().post<PermissionImpact>(`${path}/impact`, { permissions })).body;

  test('lists users, those online, and remotes and scopes that open and close, and changes nothing', async () => {
    const users = await Promise.all([1, 2, 3].map(() => userFixture('municipal_government')));
    const stop = identity.bus.subscribe('online.asked', ({ payload: { askId } }) =>
      identity.bus.publish(createEvent('online.told', { askId, people: { municipal_government: 2, user: 9 } })),
    );
    const { roles } = await impact({ municipal_government: ['profile', 'map'], user: defaultTabPermissions.user });
    stop();
    expect(roles).toEqual([
      {
        role: 'municipal_government',
        people: users.length,
        online: 2,
        after: ['profile', 'map'],
        before: defaultTabPermissions.municipal_government,
        remotes: { opened: [], closed: ['finance', 'markets'] },
        scopes: {
          opened: ['map'],
          closed: ['finance', 'markets', 'favourites', 'contractors', 'catalogue', 'messages', 'bookings'],
        },
      },
    ]);
    expect((await settings()).version).toBe(1);
  });

  test('applies the rule of the admin tab, and rejects what a save would reject', async () => {
    expect((await asAdmin().post(`${path}/impact`, { permissions: { user: ['admin'] } })).status).toBe(400);
    expect((await impact({})).roles).toEqual([]);
  });
});
