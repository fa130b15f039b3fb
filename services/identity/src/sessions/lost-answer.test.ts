import { createLog } from '@plaza/service-kit/logging/log';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { database } from '../database';
import { cookieOf, eventually, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { invalidateTokens } from './invalidate-tokens';
import { SessionModel, sessionsCollection } from './session.model';

const { log, lines } = readableLog();
let identity: TestIdentity;
let relay: ReturnType<typeof startOutboxRelay>;
beforeAll(async () => {
  identity = await startIdentity({}, { log });
  relay = startOutboxRelay(database, [sessionsCollection], identity.bus, createLog('test', 'silent'));
});
afterAll(async () => {
  await relay.stop();
  await identity.stop();
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const refresh = async (cookie: string) => {
  const headers = { cookie };
  const answer = await identity.nobody.post<{ token: string }>('/api/v1/auth/refresh', undefined, { headers });
  return { status: answer.status, token: answer.body.token, cookie: cookieOf(answer.headers) };
};
const me = async (token: string) => (await identity.withToken(token).get('/api/v1/auth/me')).status;
const reuses = () => lines.filter(({ event }) => event === 'session_cookie_reused').length;
const ageRotation = (userId: string, ms: number) =>
  SessionModel.updateOne({ userId }, { rotatedAt: new Date(Date.now() - ms) });

/** Whether the cookie is the current one of a live session; this presents it, without rotating it. */
async function isCurrent(cookie: string): Promise<boolean> {
  const value = cookie.slice(cookie.indexOf('=') + 1);
  const { body } = await identity.neighbour.post<{ caller: object | null }>('/internal/session', { cookie: value });
  return body.caller !== null;
}

const outage = new Error('there is no primary');

const failRead = () =>
  jest.spyOn(UserModel, 'findOne').mockImplementationOnce(() => {
    throw outage;
  });

const failAnswer = () =>
  aroundWrite(async (write) => {
    await write();
    throw outage;
  });

/** Runs this in place of the next write to a session. */
function aroundWrite(run: (write: () => Promise<unknown>) => Promise<unknown>) {
  const updateOne = SessionModel.updateOne.bind(SessionModel);
  const around = (...args: Parameters<typeof updateOne>) => run(async () => updateOne(...args));
  jest.spyOn(SessionModel, 'updateOne').mockImplementationOnce(around as never);
}

async function signedIn() {
  const { id, email } = await userFixture();
  return { id, ...(await signIn(identity, email)) };
}

describe('a refresh whose answer was lost', () => {
  test('is repeated with the same cookie, and the session goes on', async () => {
    const { token, cookie } = await signedIn();
    await refresh(cookie);
    const again = await refresh(cookie);
    expect(again.status).toBe(200);
    expect([await me(token), await me(again.token)]).toEqual([200, 200]);
    expect((await refresh(again.cookie)).status).toBe(200);
    expect(reuses()).toBe(0);
  });

  test('can be lost several times', async () => {
    const { cookie } = await signedIn();
    for (let times = 0; times < 3; times += 1) await refresh(cookie);
    const last = await refresh(cookie);
    expect((await refresh(last.cookie)).status).toBe(200);
  });

  test('is not repeated half a minute later, and repeating it makes the time no longer', async () => {
    const { id, token, cookie } = await signedIn();
    await refresh(cookie);
    await ageRotation(id, 29_000);
    const before = await SessionModel.findOne({ userId: id }).lean();
    expect((await refresh(cookie)).status).toBe(200);
    const after = await SessionModel.findOne({ userId: id }).lean();
    expect(after?.rotatedAt).toEqual(before?.rotatedAt);
    await ageRotation(id, 30_001);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await me(token)).toBe(401);
    expect(reuses()).toBe(1);
  });

  test.each([
    ['before the write', failRead],
    ['after the write', failAnswer],
  ])('costs nothing if the database failed %s', async (_when, fail) => {
    const { token, cookie } = await signedIn();
    fail();
    expect(await refresh(cookie)).toMatchObject({ status: 500, cookie: '' });
    expect((await refresh(cookie)).status).toBe(200);
    expect(await me(token)).toBe(200);
  });
});

describe('a cookie whose successor has been presented', () => {
  test.each<[how: string, present: (cookie: string) => Promise<unknown>]>([
    ['to refresh it', refresh],
    ['to open the event stream', isCurrent],
  ])('%s ends the session', async (_how, present) => {
    const { token, cookie } = await signedIn();
    const next = await refresh(cookie);
    await present(next.cookie);
    expect((await refresh(cookie)).status).toBe(401);
    expect([await me(token), await me(next.token)]).toEqual([401, 401]);
    expect(reuses()).toBe(1);
  });
});

describe('a stolen cookie', () => {
  test('that the thief refreshes first ends the session once the thief goes on', async () => {
    const { cookie } = await signedIn();
    const thief = await refresh(cookie);
    const owner = await refresh(cookie);
    expect([thief.status, owner.status]).toEqual([200, 200]);
    expect((await refresh(thief.cookie)).status).toBe(401);
    expect([await me(thief.token), await me(owner.token)]).toEqual([401, 401]);
    expect(reuses()).toBe(1);
  });

  test('that the thief refreshes after its owner ends the session once the owner goes on', async () => {
    const { cookie } = await signedIn();
    const owner = await refresh(cookie);
    const thief = await refresh(cookie);
    expect((await refresh(owner.cookie)).status).toBe(401);
    expect([await me(thief.token), await me(owner.token)]).toEqual([401, 401]);
    expect((await refresh(thief.cookie)).status).toBe(401);
    expect(reuses()).toBe(1);
  });

  test('that the thief refreshes twice ends the session once the owner refreshes it', async () => {
    const { cookie } = await signedIn();
    const thief = await refresh((await refresh(cookie)).cookie);
    expect((await refresh(cookie)).status).toBe(401);
    expect([await me(thief.token), (await refresh(thief.cookie)).status]).toEqual([401, 401]);
  });
});

test('of 50 concurrent refreshes with one cookie all succeed and one cookie counts; another one ends the session', async () => {
  const { cookie } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(50);
  const areCurrent = await Promise.all(answers.map((answer) => isCurrent(answer.cookie)));
  expect(areCurrent.filter(Boolean)).toHaveLength(1);
  const replaced = answers[areCurrent.indexOf(false)];
  expect((await refresh(replaced?.cookie ?? '')).status).toBe(401);
  expect(await Promise.all(answers.map(({ token }) => me(token)))).toEqual(Array(50).fill(401));
});

/** What an earlier release stores. */
const forgetPrevious = (userId: string) =>
  SessionModel.updateOne({ userId }, { $unset: { previousSecretHash: '', rotatedAt: '', successorHash: '' } });

test('a session of an earlier release, which stores no earlier cookie, is refreshed as before', async () => {
  const { id, token, cookie } = await signedIn();
  const { cookie: next } = await refresh(cookie);
  await forgetPrevious(id);
  const later = await refresh(next);
  expect(later.status).toBe(200);
  await forgetPrevious(id);
  expect((await refresh(next)).status).toBe(401);
  expect(await me(token)).toBe(401);
});

test('a cookie whose successor an earlier release has replaced, which keeps what it does not know, ends the session', async () => {
  const { id, token, cookie } = await signedIn();
  await refresh(cookie);
  await SessionModel.updateOne({ userId: id }, { secretHash: 'of the third cookie' });
  expect((await refresh(cookie)).status).toBe(401);
  expect(await me(token)).toBe(401);
  expect(reuses()).toBe(1);
});

test('a user who is changed during a refresh gets no valid token with the earlier role', async () => {
  const { id, cookie } = await signedIn();
  aroundWrite(async (write) => {
    await UserModel.updateOne({ _id: id }, { role: 'contractor' });
    await invalidateTokens(id, relay);
    return write();
  });
  const renewed = await refresh(cookie);
  expect(renewed.status).toBe(200);
  await eventually(async () => ((await me(renewed.token)) === 401 ? true : undefined));
  expect(await me((await refresh(renewed.cookie)).token)).toBe(200);
});
