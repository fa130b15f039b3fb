import { randomUUID } from 'node:crypto';
import { accessTokenTypes, tokenAudience, tokenIssuer } from '@plaza/contracts/identity/session';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import jwt from 'jsonwebtoken';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { SessionModel } from './session.model';

let identity: TestIdentity;
let id: string;
beforeAll(async () => {
  identity = await startIdentity();
  id = (await userFixture()).id;
});
afterAll(() => identity.stop());

const me = async (token: string) => {
  const { status, body } = await identity.withToken(token).get<{ error?: { code: string } }>('/api/v1/me');
  return [status, body.error?.code];
};

test('a token is valid up to 30 seconds after its expiry, because of clock skew, and no longer', async () => {
  expect(await me(accessTokenFor({ id, expiresIn: -25 }, identity.signingKey))).toEqual([200, undefined]);
  expect(await me(accessTokenFor({ id, expiresIn: -35 }, identity.signingKey))).toEqual([401, 'token_expired']);
});

test('a token from a machine whose clock is 30 seconds ahead is valid at once', async () => {
  const now = Math.floor(Date.now() / 1000) + 30;
  const issued = { iss: tokenIssuer, aud: tokenAudience, iat: now, nbf: now, exp: now + 900 };
  const ahead = { ...issued, sub: id, sid: randomUUID(), role: 'user', isAdmin: false };
  const header = { alg: 'RS256', typ: accessTokenTypes.own };
  const { privateKey, id: keyid } = identity.signingKey;
  expect(await me(jwt.sign(ahead, privateKey, { algorithm: 'RS256', keyid, header }))).toEqual([200, undefined]);
});

/** All but the clock, as the requests and the database need them. */
const doNotFake = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];

describe('a replaced cookie is accepted for half a minute, on machines whose clocks differ', () => {
  afterEach(() => jest.useRealTimers());

  const setClock = (aheadMs: number) => jest.useFakeTimers({ now: Date.now() + aheadMs, doNotFake });
  const refresh = async (cookie: string) =>
    (await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } })).status;
  const signedIn = async () => {
    const user = await userFixture();
    return { userId: user.id, ...(await signIn(identity, user.email)) };
  };

  test.each([
    ['ahead', 40_000],
    ['behind', -40_000],
  ])('the second request reaches a machine that is %s', async (_how, aheadMs) => {
    const [early, late] = [await signedIn(), await signedIn()];
    expect([await refresh(early.cookie), await refresh(late.cookie)]).toEqual([200, 200]);
    await SessionModel.updateOne({ userId: late.userId }, { rotatedAt: new Date(Date.now() - 31_000) });
    setClock(aheadMs);
    expect([await refresh(early.cookie), await refresh(late.cookie)]).toEqual([200, 401]);
  });

  test.each([
    ['ahead', 40_000],
    ['behind', -40_000],
  ])('the first request reached a machine that is %s', async (_how, aheadMs) => {
    const { userId, cookie } = await signedIn();
    const before = Date.now();
    setClock(aheadMs);
    expect(await refresh(cookie)).toBe(200);
    jest.useRealTimers();
    const session = await SessionModel.findOne({ userId }).lean();
    expect(Math.abs(Number(session?.rotatedAt?.getTime()) - before)).toBeLessThan(20_000);
    expect(await refresh(cookie)).toBe(200);
  });
});
