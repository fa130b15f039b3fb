import { randomUUID } from 'node:crypto';
import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { migrateAuditNames } from '../migrations/audit-names';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { flushPendingAudit } from './audit';
import { after, latest, toFilters } from './read-audit';
import { AuditRecordModel, auditSearchTerms } from './records/audit-record.model';
import type { StoredAuditRecord } from './records/pending-audit';

let identity: TestIdentity;
let token: string;
let actor: { id: string; email: string };
beforeAll(async () => {
  identity = await startIdentity();
  actor = await userFixture('admin_high');
  ({ token } = await signIn(identity, actor.email));
});
afterAll(() => identity.stop());
beforeEach(() => AuditRecordModel.deleteMany({}));

const list = async (query = '') =>
  (await identity.withToken(token).get<AuditRecord[]>(`/api/v1/admin/audit${query}`)).body;
const actions = async (query: string) => (await list(query)).map(({ action }) => action);

const adaThen = () => ({ ...actor, role: 'admin_high' as const, customId: 'ADM-7', name: 'Ada Byron' });

/** A stored record, whose target is no user unless `input` says otherwise. */
function add(action: string, input: Partial<StoredAuditRecord> = {}, minutes = 0) {
  const at = new Date(Date.UTC(2026, 0, 1, 12, minutes));
  const reported = { before: null, after: null, requestId: `request-${action}` };
  const record = { _id: randomUUID(), at, actor: adaThen(), target: 'x', action, ...reported, ...input };
  return AuditRecordModel.create({ ...record, searchTerms: auditSearchTerms(record) });
}

async function personNamed(firstName: string, lastName: string) {
  const { id, email } = await userFixture();
  const { customId } = await UserModel.findByIdAndUpdate(id, { firstName, lastName }).orFail().lean();
  return { id, email, customId };
}

test('contains the names of actor and target at the time, even after both were deleted', async () => {
  const admin = await userFixture('admin_high');
  const as = identity.withToken((await signIn(identity, admin.email)).token);
  const { id, email, customId } = await personNamed('Zoë', 'Quint');
  await as.patch(`/api/v1/admin/users/${id}`, { firstName: 'Amélie' });
  await as.delete(`/api/v1/admin/users/${id}`);
  await identity.withToken(token).patch(`/api/v1/admin/users/${admin.id}`, { firstName: 'Eve' });
  await identity.withToken(token).delete(`/api/v1/admin/users/${admin.id}`);
  const by = { id: admin.id, name: 'Ada Byron', email: admin.email, customId: expect.stringMatching(/^ADM-\d{6}$/) };
  const target = { target: id, targetEmail: email, targetCustomId: customId };
  expect(await list(`?actor=${admin.id}`)).toMatchObject([
    { action: 'user.delete', actor: by, ...target, targetName: 'Amélie Quint' },
    { action: 'user.change', actor: by, ...target, targetName: 'Zoë Quint' },
  ]);
  expect(await actions(`?search=amelie%20quint`)).toEqual(['user.delete']);
  expect(await actions(`?search=${email.slice(3, 20)}`)).toEqual(
    expect.arrayContaining(['user.delete', 'user.change']),
  );
  expect(await actions(`?search=${customId}`)).toContain('user.delete');
  const { body } = await identity.withToken(token).get<string>('/api/v1/admin/audit.csv?action=user.delete');
  expect(body).toContain(`user.delete,${id},Amélie Quint,${email},${customId},`);
});

test('an added user is named by the given name', async () => {
  const input = { email: 'nova@example.org', password: 'quite-a-secret-7', firstName: 'Nova', lastName: 'Star' };
  await identity.withToken(token).post('/api/v1/admin/users', input);
  const named = { targetName: 'Nova Star', targetEmail: input.email, targetCustomId: expect.stringMatching(/^CUS-/) };
  expect(await list('?search=nova')).toMatchObject([{ action: 'user.add', ...named }]);
});

test('a target that is not a user has no name', async () => {
  await identity.withToken(token).put('/api/v1/admin/tab-permissions', { permissions: { user: ['profile'] } });
  const [record] = await list('?target=tab_permissions');
  expect(record).toMatchObject({ targetName: '', targetEmail: '', targetCustomId: '', actor: { name: 'Ada Byron' } });
});

test('an export of the audit is recorded in it, with the filter and the id in its answer', async () => {
  const { headers } = await identity.withToken(token).get('/api/v1/admin/audit.csv?action=user.add');
  const requestId = headers.get('x-request-id');
  const exported = { action: 'audit.export', actor: { id: actor.id }, target: 'audit', after: { action: 'user.add' } };
  expect(await list()).toMatchObject([{ ...exported, requestId }]);
});

describe('records from other services', () => {
  const auditRecord = (changes: Partial<AuditedAct> = {}): AuditedAct => ({
    id: randomUUID(),
    actor: { id: actor.id, role: 'admin_high' },
    target: 'finance',
    action: 'release.switch',
    before: { version: '1.0.0' },
    after: { version: '1.1.0' },
    requestId: 'request-7',
    ...changes,
  });

  test('by an event are added once, with their own time, and confirmed each time', async () => {
    const event = createEvent('act.audited', auditRecord());
    await identity.bus.publish(event);
    const again = { ...event, id: randomUUID() };
    await identity.bus.publish(again);
    const { id, before, after, requestId } = event.payload;
    const record = { id, at: event.at, action: 'release.switch', target: 'finance', before, after, requestId };
    expect(await list()).toMatchObject([{ ...record, actor: { id: actor.id, name: 'Ada Byron' } }]);
    const confirmed = identity.events.filter(({ type }) => type === 'event.done').map(({ payload }) => payload);
    for (const { id: eventId } of [event, again]) expect(confirmed).toContainEqual({ eventId, consumer: 'identity' });
  });

  test('of a deployment have the deploy token as actor', async () => {
    await identity.bus.publish(createEvent('act.audited', auditRecord({ actor: null })));
    expect(await list('?search=deploy%20token')).toMatchObject([{ actor: { name: 'Deploy token' } }]);
  });

  test('of a deployment with a token of a team have that team as actor, and are found by it', async () => {
    const by = 'Treasury: pipeline';
    await identity.bus.publish(createEvent('act.audited', auditRecord({ actor: null, by })));
    expect(await list('?search=treasury')).toMatchObject([{ actor: { name: by }, target: 'finance' }]);
  });

  test("by a call are added for the named user, with the id of the user's request", async () => {
    const { id } = await userFixture();
    const reported = auditRecord({ actor: { id, role: 'user' }, target: id, action: 'finance.export' });
    expect((await identity.neighbour.post('/internal/acts', reported)).status).toBe(204);
    expect(await list(`?target=${id}`)).toMatchObject([{ action: 'finance.export', requestId: 'request-7' }]);
    const unknown = { ...reported, action: 'user.delete' };
    expect((await identity.neighbour.post('/internal/acts', unknown)).status).toBe(400);
  });
});

describe('a record of an earlier release', () => {
  const older = async (input: object) => {
    const record = { _id: randomUUID(), at: new Date(), actor: { id: actor.id, role: 'admin_high' }, target: 'x' };
    const reported = { action: 'user.change', before: null, after: null, requestId: 'request-older' };
    await AuditRecordModel.collection.insertOne({ ...record, ...reported, ...input } as object);
  };

  test('shows the current names of users', async () => {
    const { id, email } = await personNamed('Wilhelmina', 'Ottokar');
    await older({ target: id });
    const named = {
      actor: { name: 'Ada Byron', email: actor.email },
      targetName: 'Wilhelmina Ottokar',
      targetEmail: email,
    };
    expect(await list()).toMatchObject([named]);
  });

  test('is migrated at the start: it keeps these names, and is found by them', async () => {
    const { id, email, customId } = await personNamed('Wilhelmina', 'Ottokar');
    await older({ target: id });
    await older({ target: 'tab_permissions', actor: { id: randomUUID(), role: 'admin_low' } });
    await migrateAuditNames(new AbortController().signal);
    await identity.withToken(token).delete(`/api/v1/admin/users/${id}`);
    const named = { targetName: 'Wilhelmina Ottokar', targetEmail: email, targetCustomId: customId };
    expect(await list('?search=ttok&action=user.change')).toMatchObject([named]);
    expect(await list('?target=tab_permissions')).toMatchObject([{ actor: { name: '' }, targetName: '' }]);
  });

  test('of a deleted user contains only the custom id', async () => {
    const { id, customId } = await personNamed('Wilhelmina', 'Ottokar');
    await identity.withToken(token).delete(`/api/v1/admin/users/${id}`);
    await flushPendingAudit();
    await AuditRecordModel.deleteMany({});
    await older({ target: id });
    expect(await list()).toMatchObject([{ target: id, targetName: '', targetEmail: '', targetCustomId: customId }]);
  });
});

test('can be searched by users, request, action and time', async () => {
  const { id: target, ...otto } = {
    id: randomUUID(),
    customId: 'CON-000042',
    name: 'Wilhelmina Ottokar',
    email: 'w@o.example',
  };
  await add('a', { target, targetNamed: otto });
  await add('b', {}, 1);
  await add('c', { actor: { id: target, role: 'contractor', ...otto } }, 2);
  for (const text of ['wilh otto', 'helmin', 'N-0000', 'w@o']) {
    expect(await actions(`?search=${encodeURIComponent(text)}`)).toEqual(['c', 'a']);
  }
  expect(await actions('?search=request-b')).toEqual(['b']);
  expect(await actions(`?target=${target}`)).toEqual(['a']);
  expect(await actions(`?actor=${target}`)).toEqual(['c']);
  expect(await actions('?from=2026-01-01T12:01:00Z&to=2026-01-01T12:01:30Z')).toEqual(['b']);
  expect(await actions('?search=%20&action=&from=')).toEqual(['c', 'b', 'a']);
  expect(await actions('?search=.*')).toEqual([]);
  expect(await actions('?search=%00')).toEqual([]);
  expect(await actions('?search=wilh%00otto')).toEqual(['c', 'a']);
});

test('is read in pages, without gaps or duplicates among records of the same time', async () => {
  for (let index = 0; index < 7; index++) await add(`same-${index}`);
  const seen: string[] = [];
  for (let before = ''; seen.length < 7; ) {
    const page = await list(`?limit=3${before && `&before=${before}`}`);
    seen.push(...page.map(({ action }) => action));
    before = page.at(-1)?.id ?? '';
  }
  expect(new Set(seen).size).toBe(7);
});

test.each([['limit=101'], ['before=1'], ['from=yesterday'], ['search[$ne]=1'], ['surplus=1']])(
  'rejects ?%s',
  async (query) => {
    expect((await identity.withToken(token).get(`/api/v1/admin/audit?${query}`)).status).toBe(400);
  },
);

test('is exported as a CSV file for spreadsheets, in which nothing is executed as a formula', async () => {
  await add('user.change', { before: { firstName: '=HYPERLINK("http://evil")' }, requestId: '=1+1' });
  const answer = await identity.withToken(token).get<string>('/api/v1/admin/audit.csv?action=user.change');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plaza-audit.csv"');
  const [head, row] = answer.body.split('\r\n');
  expect(head).toContain('at,actor,actor email,actor user id,role,action');
  expect(row).toContain(`2026-01-01T12:00:00.000Z,Ada Byron,${actor.email},ADM-7,admin_high,user.change,x,,,`);
  expect(row).toContain("'=1+1");
});

test('no call changes or removes a record', async () => {
  const { _id } = await add('user.change');
  for (const method of ['put', 'patch', 'post'] as const) {
    expect((await identity.withToken(token)[method](`/api/v1/admin/audit/${_id}`, {})).status).toBe(404);
  }
  expect((await identity.withToken(token).delete(`/api/v1/admin/audit/${_id}`)).status).toBe(404);
  expect((await identity.withToken(token).delete('/api/v1/admin/audit')).status).toBe(405);
  expect((await identity.withToken(token).get(`/api/v1/admin/audit?before=${randomUUID()}`)).status).toBe(200);
});

describe('of thousands of records', () => {
  const actions = ['user.add', 'user.change'];
  beforeEach(async () => {
    const records = Array.from({ length: 4000 }, (_none, index) => {
      const at = new Date(Date.UTC(2026, 0, 1, 12, 0, index >> 1)); // two at a time
      const reported = { before: null, after: null, requestId: `request-${index}` };
      const record = { _id: randomUUID(), at, actor: adaThen(), target: `target-${index % 40}`, ...reported };
      return { ...record, action: actions[index % 2], searchTerms: auditSearchTerms(record) };
    });
    await AuditRecordModel.insertMany(records, { lean: true });
  });

  /** What a page reads, and whether it sorts. */
  async function planOf(filter: Parameters<typeof latest>[0]) {
    // The driver types the result of `explain` as the query's.
    const explained: unknown = await latest(filter, 50).explain('executionStats');
    const { queryPlanner, executionStats } = explained as Explained;
    const isSorted = JSON.stringify(queryPlanner.winningPlan).includes('"SORT"');
    return { isSorted, documents: executionStats.totalDocsExamined, keys: executionStats.totalKeysExamined };
  }

  const queries: AuditQuery[] = [
    {},
    { action: 'user.add' },
    { actor: 'ada' },
    { target: 'target-7' },
    { to: '2026-01-01T12:20:00.000Z' },
    { search: 'ada' },
    { search: 'ada', action: 'user.add' },
  ];

  // In one test, as the records take seconds to add.
  test('a page reads little more than it shows, and sorts nothing, for any filter', async () => {
    for (const query of queries) {
      const { actor: by, ...input } = query;
      const [filter = {}] = toFilters(input);
      const { isSorted, documents, keys } = await planOf({
        $and: [by ? { ...filter, 'actor.id': actor.id } : filter, {}],
      });
      const reads = { isSorted, hasFewDocuments: documents <= 51, hasFewKeys: keys <= 60 };
      expect({ query, ...reads }).toEqual({ query, isSorted: false, hasFewDocuments: true, hasFewKeys: true });
    }
  });

  test('a late page reads no more, and continues where the previous one ended', async () => {
    const [first] = await AuditRecordModel.find().sort({ at: -1, _id: -1 }).skip(2000).limit(1).lean();
    const { isSorted, documents } = await planOf({ $and: [{}, await after(first?._id)] });
    expect({ isSorted, isFew: documents <= 52 }).toEqual({ isSorted: false, isFew: true });
    const [page, next] = [await list('?limit=25'), await list('?limit=50')];
    const rest = await list(`?limit=25&before=${page.at(-1)?.id}`);
    expect([...page, ...rest]).toEqual(next);
  });
});

interface Explained {
  readonly queryPlanner: { readonly winningPlan: unknown };
  readonly executionStats: { readonly totalDocsExamined: number; readonly totalKeysExamined: number };
}
type AuditQuery = Parameters<typeof toFilters>[0];
