import { randomUUID } from 'node:crypto';
import type { AuditRecord } from '@plaza/contracts/audit';
import { addPerson, signIn, startIdentity, type TestIdentity } from '../identity-under-test';
import { PersonModel } from '../people/person.model';
import { searchTermsOf } from '../people/search';
import { AuditRecordModel } from './audit-record.model';

let identity: TestIdentity;
let token: string;
let actor: { id: string; email: string };
beforeAll(async () => {
  identity = await startIdentity();
  actor = await addPerson('admin_high');
  ({ token } = await signIn(identity, actor.email));
});
afterAll(() => identity.stop());
beforeEach(() => AuditRecordModel.deleteMany({}));

const list = async (query = '') =>
  (await identity.withToken(token).get<AuditRecord[]>(`/api/v1/admin/audit${query}`)).body;
const actions = async (query: string) => (await list(query)).map(({ action }) => action);

function add(action: string, given: object = {}, minutes = 0) {
  const at = new Date(Date.UTC(2026, 0, 1, 12, minutes));
  const record = { at, actor: { id: actor.id, role: 'admin_high' as const }, target: 'x', before: null, after: null };
  return AuditRecordModel.create({ ...record, action, requestId: `request-${action}`, ...given });
}

async function personNamed(firstName: string, lastName: string) {
  const { id, email } = await addPerson();
  await PersonModel.updateOne(
    { _id: id },
    { firstName, lastName, searchTerms: searchTermsOf({ firstName, lastName, email }) },
  );
  return id;
}

test('names whoever did it and whom it was done to, as they are called now', async () => {
  const target = await personNamed('Zoë', 'Quint');
  await add('user.change', { target });
  expect(await list()).toMatchObject([
    { actor: { id: actor.id, name: 'Ada Byron', email: actor.email }, target, targetName: 'Zoë Quint' },
  ]);
});

test('is searched by people, request, action and time', async () => {
  const target = await personNamed('Wilhelmina', 'Ottokar');
  await add('a', { target });
  await add('b', {}, 1);
  await add('c', { actor: { id: target, role: 'contractor' } }, 2);
  expect(await actions('?search=wilh%20otto')).toEqual(['c', 'a']);
  expect(await actions('?search=request-b')).toEqual(['b']);
  expect(await actions(`?target=${target}`)).toEqual(['a']);
  expect(await actions(`?actor=${target}`)).toEqual(['c']);
  expect(await actions('?from=2026-01-01T12:01:00Z&to=2026-01-01T12:01:30Z')).toEqual(['b']);
  expect(await actions('?search=%20&action=&from=')).toEqual(['c', 'b', 'a']);
  expect(await actions('?search=.*')).toEqual([]);
  expect(await actions('?search=%00')).toEqual([]);
  expect(await actions('?search=wilh%00otto')).toEqual(['c', 'a']);
});

test('is read page by page, without gaps or doubles where many happened at one moment', async () => {
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
  'refuses ?%s',
  async (query) => {
    expect((await identity.withToken(token).get(`/api/v1/admin/audit?${query}`)).status).toBe(400);
  },
);

test('leaves as a CSV file for spreadsheets, in which nothing runs as a formula', async () => {
  await add('user.change', { before: { firstName: '=HYPERLINK("http://evil")' }, requestId: '=1+1' });
  const answer = await identity.withToken(token).get<string>('/api/v1/admin/audit.csv?action=user.change');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plaza-audit.csv"');
  const [head, row] = answer.body.split('\r\n');
  expect(head).toContain('at,actor,actor e-mail,role,action');
  expect(row).toContain(`2026-01-01T12:00:00.000Z,Ada Byron,${actor.email},admin_high,user.change,x`);
  expect(row).toContain("'=1+1");
});

test('no call changes a record or takes one away', async () => {
  const { _id } = await add('user.change');
  for (const method of ['put', 'patch', 'post'] as const) {
    expect((await identity.withToken(token)[method](`/api/v1/admin/audit/${_id}`, {})).status).toBe(404);
  }
  expect((await identity.withToken(token).delete(`/api/v1/admin/audit/${_id}`)).status).toBe(404);
  expect((await identity.withToken(token).delete('/api/v1/admin/audit')).status).toBe(405);
  expect((await identity.withToken(token).get(`/api/v1/admin/audit?before=${randomUUID()}`)).status).toBe(200);
});
