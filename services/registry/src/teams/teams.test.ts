import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { Team } from '@plaza/contracts/registry/teams';
import { openRegistry, type TestRegistry } from '../testing/registry';
import { keyPair, lastToken, makeTeam, makeToken, newToken, teams } from '../testing/teams';
import { TeamModel } from './team.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const listed = async () => (await registry.admin.get<Team[]>(teams)).body;
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const at = (team: Team) => `${teams}/${team.id}`;

test('a team is created with its remotes and members, changed, and removed', async () => {
  const member = randomUUID();
  const team = await makeTeam(registry.admin, { members: [member] });
  expect(team).toMatchObject({ name: 'Treasury', remotes: ['finance'], members: [member], keys: [], tokens: [] });
  const changes = { revision: team.revision, name: 'Ledger', remotes: ['finance', 'markets'], members: [] };
  const changed = await registry.admin.patch<Team>(at(team), changes);
  expect(changed).toMatchObject({ status: 200, body: { ...changes, revision: team.revision + 1 } });
  expect(await listed()).toEqual([changed.body]);
  expect(await registry.admin.delete(at(team))).toMatchObject({ status: 204 });
  expect(await listed()).toEqual([]);
});

test('fields that a change does not name are kept', async () => {
  const team = await makeTeam(registry.admin);
  const { body } = await registry.admin.patch(at(team), { revision: team.revision, members: [randomUUID()] });
  expect(body).toMatchObject({ name: 'Treasury', remotes: ['finance'] });
});

test('the second of two users who change the same state is told so, and changes nothing', async () => {
  const team = await makeTeam(registry.admin);
  const change = (name: string) => registry.admin.patch(at(team), { revision: team.revision, name });
  const answers = await Promise.all([change('One'), change('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal(409, 'team_changed'));
  expect((await listed()).map(({ revision }) => revision)).toEqual([team.revision + 1]);
});

test('a remote has one team, also with concurrent requests; a removed team frees its remotes and its name', async () => {
  const make = (name: string) => registry.admin.post<Team>(teams, { name, remotes: ['finance'] });
  const answers = await Promise.all([make('One'), make('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [owner] = await listed();
  const other = await makeTeam(registry.admin, { name: 'Other', remotes: [] });
  const take = { revision: other.revision, remotes: ['finance'] };
  expect(await registry.admin.patch(at(other), take)).toMatchObject(refusal(409, 'remote_taken'));
  await registry.admin.delete(at(owner as Team));
  expect((await registry.admin.patch(at(other), take)).status).toBe(200);
  expect((await make(owner?.name ?? '')).status).toBe(409);
  await makeTeam(registry.admin, { name: owner?.name ?? '', remotes: [] });
});

test('several teams may own nothing yet, and names are unique regardless of case', async () => {
  await makeTeam(registry.admin, { name: 'One', remotes: [] });
  await makeTeam(registry.admin, { name: 'Two', remotes: [] });
  expect(await registry.admin.post(teams, { name: 'ONE' })).toMatchObject(refusal(409, 'team_name_taken'));
});

test.each([
  ['an invalid name of a remote', { remotes: ['no remote'] }],
  ['a remote twice', { remotes: ['finance', 'finance'] }],
  ['a member who is no id', { members: ['ada@example.org'] }],
  ['too many members', { members: Array.from({ length: limits.teamMembers + 1 }, () => randomUUID()) }],
  ['an operator for a name', { name: { $gt: '' } }],
  ['a key of its own', { keys: [] }],
])('a team with %s is rejected', async (_what, changes) => {
  expect(await registry.admin.post(teams, { name: 'Treasury', ...changes })).toMatchObject(
    refusal(400, 'invalid_input'),
  );
  expect(await TeamModel.countDocuments()).toBe(0);
});

test('answers 404 for an unknown or removed team, its key and its token', async () => {
  const team = await makeTeam(registry.admin);
  const absent = { ...team, id: randomUUID() };
  const { admin } = registry;
  expect(await admin.delete(at(absent))).toMatchObject(refusal(404, 'team_not_found'));
  expect(await admin.delete(`${at(team)}/keys/${'0'.repeat(64)}`)).toMatchObject(refusal(404, 'key_not_found'));
  expect(await admin.delete(`${at(team)}/tokens/${randomUUID()}`)).toMatchObject(refusal(404, 'token_not_found'));
  await admin.delete(at(team));
  expect(await admin.patch(at(team), { revision: 2, name: 'Again' })).toMatchObject(refusal(404, 'team_not_found'));
  expect(await admin.post(`${at(team)}/tokens`, newToken)).toMatchObject(refusal(404, 'team_not_found'));
});

test('the number of teams is limited', async () => {
  await TeamModel.insertMany(Array.from({ length: limits.teams }, (_, index) => ({ name: `Team ${index}` })));
  expect(await registry.admin.post(teams, { name: 'One more' })).toMatchObject(refusal(409, 'too_many_teams'));
});

describe('keys', () => {
  const add = (team: Team, publicKey: string) => registry.admin.post<Team>(`${at(team)}/keys`, { publicKey });

  test('the newest two are kept, the current one first, and each can be removed', async () => {
    const team = await makeTeam(registry.admin);
    const keys = [keyPair(), keyPair(), keyPair()].map(({ publicKey }) => publicKey);
    for (const key of keys) expect((await add(team, key)).status).toBe(201);
    const [kept] = await listed();
    expect(kept?.keys.map(({ publicKey }) => publicKey)).toEqual([keys[2], keys[1]]);
    const current = kept?.keys[0]?.id ?? '';
    expect(current).toMatch(/^[0-9a-f]{64}$/);
    const { body } = await registry.admin.delete<Team>(`${at(team)}/keys/${current}`);
    expect(body.keys.map(({ publicKey }) => publicKey)).toEqual([keys[1]]);
  });

  test('a key is accepted in PEM format, once', async () => {
    const team = await makeTeam(registry.admin);
    const { publicKey } = keyPair();
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`;
    expect((await add(team, pem)).body.keys).toMatchObject([{ publicKey }]);
    expect(await add(team, publicKey)).toMatchObject(refusal(409, 'key_exists'));
  });

  test.each([
    ['a private key', keyPair().privateKey],
    ['a key of another kind', 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE'],
    ['a short key', keyPair().publicKey.slice(0, 50)],
    ['nothing', ''],
  ])('%s is rejected with a sentence', async (_what, publicKey) => {
    const team = await makeTeam(registry.admin);
    expect(await add(team, publicKey)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Public key must') },
    });
  });
});

describe('tokens', () => {
  test('a token is shown once, and stored as a hash', async () => {
    const team = await makeTeam(registry.admin);
    const made = await makeToken(registry.admin, team);
    expect(made.token).toMatch(/^plz_[\w-]{43}$/);
    expect(lastToken(made.team)).toMatchObject({ ...newToken, lastUsedAt: null, revokedAt: null });
    const stored = JSON.stringify(await TeamModel.find().lean());
    expect(stored).not.toContain(made.token.slice(4));
    expect(JSON.stringify([await listed(), registry.acts])).not.toContain(made.token.slice(4));
    expect(stored).toContain('hash');
    expect(JSON.stringify(await listed())).not.toContain('hash');
  });

  test('a token is valid for 90 days by default, and for a year at most', async () => {
    const team = await makeTeam(registry.admin);
    const daysOf = async (changes: { days?: number }) => {
      const { createdAt, expiresAt } = lastToken((await makeToken(registry.admin, team, changes)).team);
      return (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    };
    expect([await daysOf({}), await daysOf({ days: 1 }), await daysOf({ days: 365 })]).toEqual([90, 1, 365]);
    for (const days of [0, 366, 1.5, '90']) {
      const answer = await registry.admin.post(`${at(team)}/tokens`, { ...newToken, days });
      expect(answer).toMatchObject(refusal(400, 'invalid_input'));
    }
  });

  test.each([
    ['a remote of no team', { remotes: ['markets'] }, 409, 'remote_not_of_team'],
    ['no remote', { remotes: [] }, 400, 'invalid_input'],
    ['no verb', { verbs: [] }, 400, 'invalid_input'],
    ['an unknown verb', { verbs: ['delete'] }, 400, 'invalid_input'],
    ['a secret of their own', { token: 'plz_mine' }, 400, 'invalid_input'],
  ])('a token for %s is rejected', async (_what, changes, status, code) => {
    const team = await makeTeam(registry.admin);
    const answer = await registry.admin.post(`${at(team)}/tokens`, { ...newToken, ...changes });
    expect(answer).toMatchObject(refusal(status, code));
  });

  test('the number of valid tokens is limited, also for concurrent requests; a revoked one frees a place', async () => {
    const team = await makeTeam(registry.admin);
    const hash = '0'.repeat(64);
    const old = { ...newToken, hash, createdAt: new Date(0), expiresAt: new Date('2099-01-01') };
    const tokens = Array.from({ length: limits.tokensOfTeam - 1 }, () => ({ ...old, id: randomUUID() }));
    await TeamModel.updateOne({ _id: team.id }, { $set: { tokens } });
    const make = () => registry.admin.post<{ team: Team }>(`${at(team)}/tokens`, newToken);
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await registry.admin.delete(`${at(team)}/tokens/${tokens[0]?.id}`);
    expect((await make()).status).toBe(201);
  });

  test('tokens lose their permission for a remote that the team gives up', async () => {
    const team = await makeTeam(registry.admin, { remotes: ['finance', 'markets'] });
    const made = await makeToken(registry.admin, team, { remotes: ['finance', 'markets'] });
    const less = { revision: made.team.revision, remotes: ['markets'] };
    expect(lastToken((await registry.admin.patch<Team>(at(team), less)).body).remotes).toEqual(['markets']);
  });
});

test('every action is recorded in the audit, with its actor and content', async () => {
  const { admin, acts } = registry;
  const team = await makeTeam(admin);
  const { publicKey } = keyPair();
  const { body: keyed } = await admin.post<Team>(`${at(team)}/keys`, { publicKey });
  const keyId = keyed.keys[0]?.id;
  const { team: tokened } = await makeToken(admin, team);
  const token = lastToken(tokened);
  await admin.delete(`${at(team)}/tokens/${token.id}`);
  const { body } = await admin.delete<Team>(`${at(team)}/keys/${keyId}`);
  await admin.patch(at(team), { revision: body.revision, name: 'Ledger' });
  await admin.delete(at(team));
  const of = { team: 'Treasury' };
  const whole = { name: 'Treasury', remotes: ['finance'], members: [] };
  const until = token.expiresAt;
  expect(acts).toMatchObject([
    { action: 'team.add', target: 'Treasury', before: null, after: whole },
    { action: 'team-key.add', target: 'Treasury', before: { ...of, keys: [] }, after: { ...of, keys: [keyId] } },
    { action: 'team-token.add', target: 'Treasury', before: null, after: { ...of, token: 'pipeline', until } },
    { action: 'team-token.revoke', target: 'Treasury', before: { ...of, token: 'pipeline' }, after: null },
    { action: 'team-key.remove', target: 'Treasury', after: { ...of, keys: [] } },
    { action: 'team.change', target: 'Treasury', before: whole, after: { ...whole, name: 'Ledger' } },
    { action: 'team.remove', target: 'Ledger', before: { ...whole, name: 'Ledger' }, after: null },
  ]);
  for (const act of acts) expect(act).toMatchObject({ actor: { role: 'admin_high' }, requestId: expect.any(String) });
});
