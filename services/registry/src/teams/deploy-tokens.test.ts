import { randomBytes } from 'node:crypto';
import { type Call, deployTokenHeader } from '@plaza/contracts/call';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { type DeployerVerb, deployVerbs } from '@plaza/contracts/registry/deploy-verbs';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { NewTeamToken, Team } from '@plaza/contracts/registry/teams';
import { type Answer, type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RemotePointerModel } from '../remotes/remote.model';
import { current, deployToken, openRegistry, type TestRegistry, upload } from '../testing/registry';
import { releaseFixture, uploadOf } from '../testing/release';
import { lastToken, type MadeToken, makeTeam, makeToken, teams } from '../testing/teams';
import { TeamModel } from './team.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

interface DeployCall {
  readonly name: string;
  readonly made: Call;
  readonly verb: Exclude<DeployerVerb, 'operate'>;
}

/** Every call of the contract that deployments of teams make. */
const deployCalls: readonly DeployCall[] = Object.entries<Call>(registryCalls).flatMap(([name, made]) => {
  const verb = typeof made.access === 'object' && 'deployer' in made.access ? made.access.deployer : 'operate';
  return verb === 'operate' ? [] : [{ name, made, verb }];
});

/** Makes a call on finance with a token and an empty body. */
const send = (call: Call, token: string) => sendBy(registry.withDeployToken(token), call);

function sendBy(by: Client, { method, path }: Call): Promise<Answer<unknown>> {
  const at = path.replace(':name', 'finance').replace(/:\w+/g, '1.0.0');
  if (method === 'GET') return by.get(at);
  if (method === 'DELETE') return by.delete(at);
  return { POST: by.post, PUT: by.put, PATCH: by.patch }[method](at, {});
}

const refused = (code: string) => ({ status: 403, body: { error: { code } } });

/** A token that may do all this with finance, as its team shows it. */
async function made(changes: Partial<NewTeamToken> = {}): Promise<MadeToken> {
  return makeToken(registry.admin, await makeTeam(registry.admin), changes);
}

const overwrite = (field: 'expiresAt' | 'lastUsedAt', at: Date) =>
  TeamModel.updateOne({}, { $set: { [`tokens.0.${field}`]: at } });

const revoke = ({ team }: MadeToken) => registry.admin.delete<Team>(`${teams}/${team.id}/tokens/${lastToken(team).id}`);

test('these calls are for deployments', () => {
  const calls = Object.fromEntries(deployCalls.map(({ name, verb }) => [name, verb]));
  expect(calls).toMatchObject({
    missingFiles: 'publish',
    addRelease: 'publish',
    setCurrentRelease: 'rollout',
    remoteState: 'read',
  });
});

describe.each(deployCalls)('$name', ({ made: call, verb }) => {
  /** Of calls that are about no remote, whose token it is does not matter. */
  const testOfRemote = call.path.includes(':name') ? test : () => undefined;

  test('a token of the team with the permission is accepted, and the time of its use is recorded', async () => {
    const { token } = await made({ verbs: [verb === 'read' ? 'revert' : verb] });
    const { status } = await send(call, token);
    expect([401, 403].includes(status) || status >= 500).toBe(false);
    const stored = await TeamModel.findOne().lean();
    expect(stored?.tokens[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  const others = deployVerbs.filter((one) => one !== verb);
  const testOfVerb = verb === 'read' ? () => undefined : test;
  testOfVerb('a token for everything but this is refused, with what it may', async () => {
    const { token } = await made({ verbs: others });
    const answer = await send(call, token);
    expect(answer).toMatchObject(refused('deploy_token_other_verb'));
    expect((answer.body as Error).message).toContain('This deploy token of Treasury may ');
  });

  testOfRemote('a token of another team is refused', async () => {
    await makeTeam(registry.admin);
    const other = await makeTeam(registry.admin, { name: 'Market data', remotes: ['markets'] });
    const { token } = await makeToken(registry.admin, other, { remotes: ['markets'] });
    expect(await send(call, token)).toMatchObject(refused('deploy_token_other_remote'));
  });

  testOfRemote('a token for another remote of the same team is refused, and for one that it gave up', async () => {
    const team = await makeTeam(registry.admin, { remotes: ['finance', 'markets'] });
    const forMarkets = await makeToken(registry.admin, team, { remotes: ['markets'] });
    expect(await send(call, forMarkets.token)).toMatchObject(refused('deploy_token_other_remote'));
    const forFinance = await makeToken(registry.admin, team);
    const less = { revision: forFinance.team.revision, remotes: ['markets'] };
    await registry.admin.patch(`${teams}/${team.id}`, less);
    expect(await send(call, forFinance.token)).toMatchObject(refused('deploy_token_other_remote'));
  });

  test('a token is rejected as soon as it is revoked, or its team removed', async () => {
    const first = await made();
    const second = await makeToken(registry.admin, first.team);
    await revoke(first);
    expect(await send(call, first.token)).toMatchObject(refused('deploy_token_revoked'));
    await registry.admin.delete(`${teams}/${first.team.id}`);
    expect(await send(call, second.token)).toMatchObject(refused('deploy_token_revoked'));
  });

  test('an expired token is rejected, with the day of its expiry', async () => {
    const { token } = await made();
    await overwrite('expiresAt', new Date('2026-01-02T03:04:05Z'));
    const answer = await send(call, token);
    expect(answer).toMatchObject(refused('deploy_token_expired'));
    expect((answer.body as Error).message).toContain('good until 2026-01-02');
  });

  test('the answer is the same for existing, former and made-up tokens', async () => {
    const { token, team } = await made();
    const near = [token.slice(0, -1), `${token}x`, token.toUpperCase(), token.slice(4), `plz_${lastToken(team).id}`];
    const guesses = [...near, `plz_${randomBytes(32).toString('base64url')}`, `${deployToken}x`, 'undefined'];
    const hash = (await TeamModel.findOne().lean())?.tokens[0]?.hash ?? '';
    const answers = await Promise.all([...guesses, hash].map((guess) => send(call, guess)));
    await revoke({ team, token });
    answers.push(...(await Promise.all(near.map((guess) => send(call, guess)))));
    const heard = new Set(answers.map(({ status, body }) => `${status} ${(body as Error).message}`));
    expect([...heard]).toEqual(['403 This deploy token is not accepted.']);
  });

  testOfRemote('the deploy token of the first start opens a remote until a team owns it', async () => {
    expect((await send(call, deployToken)).status).not.toBe(403);
    await makeTeam(registry.admin, { remotes: ['markets'] });
    expect((await send(call, deployToken)).status).not.toBe(403);
    await makeTeam(registry.admin, { name: 'Ledger' });
    const answer = await send(call, deployToken);
    expect(answer).toMatchObject(refused('deploy_token_of_first_start'));
    expect((answer.body as Error).message).toContain('finance belongs to the team Ledger');
  });

  test('a session beside a rejected token allows nothing, and a token is not a session', async () => {
    const { token } = await made();
    const headers = { [deployTokenHeader]: token.slice(1) };
    const both = client(registry.url, { token: accessTokenFor({ role: 'admin_high' }), headers });
    expect(await sendBy(both, call)).toMatchObject(refused('deploy_token_refused'));
    expect((await sendBy(client(registry.url, { token }), call)).status).toBe(401);
  });
});

test.each(deployVerbs)('a token that may %s gets the state of its own remote, and of no others', async (verb) => {
  await registry.released('1.0.0');
  await registry.deployer.put(current('finance'), { version: '1.0.0' });
  const { token } = await made({ verbs: [verb] });
  const by = registry.withDeployToken(token);
  const { status, body } = await by.get<RemoteState>('/api/v1/registry/remotes/finance');
  expect([status, body]).toMatchObject([200, { name: 'finance', current: '1.0.0', releases: [{ version: '1.0.0' }] }]);
  expect(await by.get('/api/v1/registry/remotes/markets')).toMatchObject(refused('deploy_token_other_remote'));
  expect((await by.get('/api/v1/registry/remotes')).status).toBe(401);
});

test('no token allows calls for administrators', async () => {
  const { token, team } = await made();
  const by = registry.withDeployToken(token);
  expect((await by.get(teams)).status).toBe(401);
  expect((await by.post(`${teams}/${team.id}/tokens`, {})).status).toBe(401);
  expect((await registry.withDeployToken(deployToken).get(teams)).status).toBe(401);
});

test('the last use is written at most once a minute', async () => {
  const { token } = await made();
  const used = async () => {
    await send(registryCalls.missingFiles, token);
    return (await TeamModel.findOne().lean())?.tokens[0]?.lastUsedAt?.getTime() ?? 0;
  };
  const first = await used();
  expect(await used()).toBe(first);
  await overwrite('lastUsedAt', new Date(first - 61_000));
  expect(await used()).toBeGreaterThan(first - 61_000);
  expect(lastToken((await registry.admin.get<Team[]>(teams)).body[0] as Team).lastUsedAt).not.toBeNull();
});

test('an attempt with a rejected token is not recorded as its use', async () => {
  const { token } = await made({ verbs: ['pin'] });
  await send(registryCalls.setCurrentRelease, token);
  expect((await TeamModel.findOne().lean())?.tokens[0]?.lastUsedAt).toBeNull();
});

test('a release and a switch with a token are recorded with the team, its token and no actor', async () => {
  const { token } = await made();
  const by = registry.withDeployToken(token);
  registry.acts.length = 0;
  expect((await upload(by, uploadOf())).status).toBe(201);
  await upload(by, uploadOf());
  expect((await by.put(current('finance'), { version: '1.0.0' })).status).toBe(200);
  const record = { target: 'finance', actor: null, by: 'Treasury: pipeline' };
  expect(registry.acts).toMatchObject([
    { ...record, action: 'release.publish', after: { version: '1.0.0', signed: false, team: 'Treasury' } },
    { ...record, action: 'release.switch', after: { version: '1.0.0', team: 'Treasury' } },
  ]);
  expect((await RemotePointerModel.findById('finance').lean())?.history).toMatchObject([{ by: 'Treasury: pipeline' }]);
});

test('a release by an administrator is recorded with its team as well', async () => {
  await makeTeam(registry.admin);
  registry.acts.length = 0;
  await upload(registry.admin, uploadOf(releaseFixture()));
  const actor = { id: expect.any(String), role: 'admin_high' };
  expect(registry.acts).toMatchObject([{ actor, action: 'release.publish', after: { team: 'Treasury' } }]);
  expect(registry.acts[0]).not.toHaveProperty('by');
});
