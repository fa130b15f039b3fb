import { randomUUID } from 'node:crypto';
import type { UserFilter, UserPage } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import { contractorWithEmployee, signedIn, stored, usersPath } from '../testing/administration';
import { startIdentity, type TestIdentity } from '../testing/identity';
import { UserModel, type UserRecord } from '../users/user.model';
import { userSearchTerms } from '../users/user-search';
import { pageOf, toUserFilter } from './list-users';
import { requireManagingCaller } from './policy/policy';

let identity: TestIdentity;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await signedIn(identity, 'admin_high');
});
afterAll(() => identity.stop());

const list = async (query = '', { client } = admin) => (await client.get<UserPage>(`${usersPath}${query}`)).body;
const idsOf = async (query: string, as = admin) => (await list(query, as)).users.map(({ id }) => id);

let number = 0;
async function add(fields: Partial<UserRecord> = {}): Promise<string> {
  number += 1;
  const named = { firstName: 'Ada', lastName: 'Byron', email: `person-${number}@example.org`, ...fields };
  const input = { ...named, customId: `CUS-9${number}`, passwordHash: 'x', searchTerms: userSearchTerms(named) };
  return (await UserModel.create(input))._id;
}

test('answers ten at a time, newest first, with both spellings of the company and the count', async () => {
  const company = 'Ten at a Time';
  const ids: string[] = [];
  for (let index = 0; index < 23; index += 1) {
    ids.unshift(await add({ companyName: company, createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)) }));
  }
  const query = `?company=${encodeURIComponent(company)}`;
  const first = await list(query);
  expect(first.users.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(first.pagination).toEqual({ page: 1, limit: 10, total: 23, totalPages: 3 });
  expect(first.data).toEqual({ users: first.users, pagination: first.pagination });
  expect(first.users[0]).toMatchObject({ companyName: company, company_name: company, mustChangePassword: false });
  expect(Object.keys(first.users[0] ?? {})).not.toContain('passwordHash');
  expect(await idsOf(`${query}&page=3&limit=10`)).toEqual(ids.slice(20));
  expect(await idsOf(`${query}&page=4`)).toEqual([]);
  expect(await idsOf(`${query}&limit=100`)).toEqual(ids);
});

test('users with the same creation time are on one page each', async () => {
  const createdAt = new Date(Date.UTC(2026, 0, 2));
  for (let index = 0; index < 15; index += 1) await add({ companyName: 'One Moment', createdAt });
  const pages = [await idsOf('?company=One%20Moment'), await idsOf('?company=One%20Moment&page=2')].flat();
  expect(new Set(pages).size).toBe(15);
});

const found = (text: string) => idsOf(`?search=${encodeURIComponent(text)}`);

test('searches any part of name and e-mail, ignoring case and accents', async () => {
  const id = await add({ firstName: 'Wilhelmína', lastName: "O'Tøkar", email: 'w.mina+b@bakery.example' });
  const parts = [
    'ilhelm',
    'WILHELMINA o',
    'helmína',
    "'tok",
    'okar',
    'økar',
    'na+b@bak',
    'akery.ex',
    ' min   tok ',
    'mína o',
  ];
  for (const text of parts) expect(await found(text)).toEqual([id]);
  for (const text of ['.*', '^w', '$', 'bakery$', 'wilhelmina bakery2', 'nab@', '\\w', '(', 'mina|tok']) {
    expect(await found(text)).toEqual([]);
  }
});

test('matches characters with a meaning in patterns literally', async () => {
  const id = await add({ firstName: 'Q|u(a)n$t', lastName: '[X]^ * \\d?' });
  for (const text of ['q|u', '|u(a', '$t', '[x]', ']^ *', '\\d?']) expect(await found(text)).toEqual([id]);
});

test('one letter matches the beginning of words, two letters any part', async () => {
  const company = { companyName: 'Letters Ltd' };
  const id = await add({ firstName: 'Ægidius', lastName: '\u{1f98a}fox', email: 'y-1@example.org', ...company });
  const among = (text: string) => idsOf(`?company=Letters%20Ltd&search=${encodeURIComponent(text)}`);
  for (const text of ['y', 'f', 'Æ', 'A', '1', '\u{1f98a}', 'gi', 'ox', '\u{1f98a}f', 'us \u{1f98a}']) {
    expect(await among(text)).toEqual([id]);
  }
  for (const text of ['g', 'u', 'm', 'uf', '\u{1f98b}']) expect(await among(text)).toEqual([]);
});

test.each([
  ['a NUL', '\u0000'],
  ['an accent alone', '\u0301'],
  ['half of a pair', '\ud83e'],
  ['joiners', '\u200d\u200b'],
])('%s finds nobody, without an error', async (_what, text) => {
  expect(
    await admin.client.get(`${usersPath}?search=${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`),
  ).toMatchObject({
    status: 200,
    body: { users: [] },
  });
  const id = await add({ firstName: `Pre${_what.length}quux`, lastName: 'Post' });
  expect(await found(`re${_what.length}qu${text === '\u0000' ? ' ' : ''}`)).toEqual([id]);
});

test('the longest name and address are found by any part', async () => {
  const firstName = `${'x'.repeat(60)}needle${'y'.repeat(34)}`;
  const id = await add({ firstName, lastName: '\u{1f98a}'.repeat(50), email: `${'z'.repeat(243)}@example.org` });
  for (const text of ['xneedley', firstName, '\u{1f98a}'.repeat(50), `${'z'.repeat(200)}`, 'zzz@example']) {
    expect(await found(text)).toEqual([id]);
  }
});

test('filters by role, company and contractor, also combined; empty filters, blanks and "all" filter nothing', async () => {
  const contractorId = randomUUID();
  const company = { companyName: 'Filter Ltd' };
  const employee = await add({ role: 'contractor_employee', contractorId, ...company });
  const contractor = await add({ role: 'contractor', ...company });
  expect(await idsOf('?company=Filter%20Ltd')).toEqual([contractor, employee]);
  expect(await idsOf('?company=Filter%20Ltd&role=contractor')).toEqual([contractor]);
  expect(await idsOf(`?role=contractor_employee&contractorId=${contractorId}`)).toEqual([employee]);
  expect(await idsOf(`?role=contractor&contractorId=${contractorId}`)).toEqual([]);
  const all = (await list()).pagination.total;
  expect(all).toBe(await UserModel.countDocuments({}));
  for (const none of ['?search=&company=&role=&contractorId=', '?role=all&company=all', '?search=%20%20&company=%20']) {
    expect((await list(none)).pagination.total).toBe(all);
  }
});

test.each([
  ['page=0'],
  ['limit=101'],
  ['limit=ten'],
  ['role=king'],
  ['search[$ne]=1'],
  ['search=a&search=b'],
  [`search=${'x'.repeat(256)}`],
  ['surplus=1'],
])('rejects ?%s', async (query) => {
  expect((await admin.client.get(`${usersPath}?${query}`)).status).toBe(400);
});

test('contractors see their own employees and themselves, whatever the filter', async () => {
  const { contractor, employee } = await contractorWithEmployee(identity, 'Own Ltd');
  const other = await contractorWithEmployee(identity, 'Own Ltd');
  const mine = [employee.id, contractor.id].sort();
  for (const query of ['', '?company=Own%20Ltd', '?search=byron', '?limit=100']) {
    expect((await idsOf(query, contractor)).sort()).toEqual(mine);
    expect((await list(query, contractor)).pagination.total).toBe(2);
  }
  expect(await idsOf(`?contractorId=${other.contractor.id}`, contractor)).toEqual([]);
  expect(await idsOf('?role=contractor', contractor)).toEqual([contractor.id]);
  expect(await idsOf('?role=admin_high', contractor)).toEqual([]);
});

test('companies are listed once each, in order; for contractors only their own', async () => {
  await add({ companyName: 'aardvark' });
  await add({ companyName: 'Zebra' });
  await add({ companyName: 'Zebra' });
  const companies = (await admin.client.get<string[]>('/api/v1/admin/companies')).body;
  expect(companies.filter((name) => /aardvark|zebra/i.test(name))).toEqual(['aardvark', 'Zebra']);
  expect(companies).not.toContain(null);
  const { contractor } = await contractorWithEmployee(identity, 'Only Mine');
  expect((await contractor.client.get('/api/v1/admin/companies')).body).toEqual(['Only Mine']);
});

test('as many companies are listed as the limit allows, the first ones by name', async () => {
  const names = Array.from({ length: limits.companies + 1 }, (_none, place) => `0 company ${1000 + place}`);
  await UserModel.insertMany(
    names.map((companyName, index) => ({
      firstName: 'Ada',
      lastName: 'Byron',
      email: `company-${index}@example.org`,
      customId: `CMP-${index}`,
      passwordHash: 'x',
      searchTerms: [],
      companyName,
    })),
  );
  const { body } = await admin.client.get<string[]>('/api/v1/admin/companies');
  expect(body).toEqual(names.slice(0, limits.companies));
  await UserModel.deleteMany({ companyName: { $in: names } });
});

describe('the database', () => {
  beforeAll(async () => {
    await UserModel.insertMany(
      Array.from({ length: 2000 }, (_, index) => {
        const named = { firstName: `First${index}`, lastName: `Last${index % 50}`, email: `bulk-${index}@example.org` };
        return {
          ...named,
          customId: `BLK-${index}`,
          passwordHash: 'x',
          searchTerms: userSearchTerms(named),
          companyName: `Bulk ${index % 40}`,
          role: index % 3 ? 'user' : 'contractor_employee',
          contractorId: index % 3 ? null : `contractor-${index % 30}`,
        };
      }),
    );
  });

  const filters: Omit<UserFilter, 'page' | 'limit'>[] = [
    {},
    { search: 'first1234' },
    { search: 'last7' },
    { search: 'irst12' },
    { search: '34@ex' },
    { search: 'rst77 ulk' },
    { search: 'f' },
    { search: 'i|r' },
    { search: 'irst12', role: 'contractor_employee' },
    { company: 'Bulk 7' },
    { role: 'contractor_employee' },
    { contractorId: 'contractor-3' },
    { role: 'contractor_employee', contractorId: 'contractor-3' },
  ];

  test.each(filters)('finds a page by an index, without sorting or reading all users: %j', async (filter) => {
    const managingCaller = { self: await stored(admin.id), reach: 'everybody' } as const;
    await expectByIndex(toUserFilter(managingCaller, filter));
  });

  test("finds a contractor's page by an index", async () => {
    const { contractor } = await contractorWithEmployee(identity);
    const caller = { id: contractor.id, sessionId: '', role: 'contractor', isAdmin: false } as const;
    await expectByIndex(toUserFilter(await requireManagingCaller(caller), {}));
  });
});

interface Explained {
  readonly queryPlanner: { readonly winningPlan: unknown };
  readonly executionStats: { readonly totalDocsExamined: number };
}

async function expectByIndex(filter: ReturnType<typeof toUserFilter>) {
  // The driver types the result of `explain` as the query's.
  const explained: unknown = await pageOf(filter, 1, 10).explain('executionStats');
  const { queryPlanner, executionStats } = explained as Explained;
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).toContain('"IXSCAN"');
  expect(plan).not.toContain('"COLLSCAN"');
  expect(executionStats.totalDocsExamined).toBeLessThan(200);
}
