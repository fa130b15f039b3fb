import { randomUUID } from 'node:crypto';
import type { Session } from '@plaza/contracts/identity/session';
import { cookieOf, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { SessionModel } from './session.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

interface Refreshed {
  token: string;
  data: { accessToken: string };
}

const post = (path: string, cookie: string, token?: string) =>
  identity.withToken(token).post<Refreshed>(`/api/v1/auth/${path}`, undefined, cookie ? { headers: { cookie } } : {});
const refresh = (cookie: string) => post('refresh', cookie);
const me = async (token: string) => (await identity.withToken(token).get('/api/v1/auth/me')).status;

async function signedIn(headers?: Record<string, string>) {
  const { id, email } = await userFixture();
  return { id, email, ...(await signIn(identity, email, headers)) };
}

async function sessionsOf(token: string): Promise<Session[]> {
  return (await identity.withToken(token).get<{ sessions: Session[] }>('/api/v1/auth/sessions')).body.sessions;
}

describe('refreshing', () => {
  test('returns a new token and a new cookie for the same session', async () => {
    const { id, token, cookie } = await signedIn();
    const answer = await refresh(cookie);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, data: { accessToken: answer.body.token, user: { id } }, user: { id } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(cookieOf(answer.headers)).not.toBe(cookie);
    expect(await me(answer.body.token)).toBe(200);
    expect((await sessionsOf(answer.body.token)).map((session) => session.id)).toEqual(
      (await sessionsOf(token)).map((session) => session.id),
    );
    expect((await refresh(cookieOf(answer.headers))).status).toBe(200);
  });

  test('with a used cookie ends the session, also for the holder of the newer cookie', async () => {
    const { token, cookie } = await signedIn();
    const second = await refresh(cookie);
    const third = await refresh(cookieOf(second.headers));
    const again = await refresh(cookie);
    expect(again).toMatchObject({ status: 401, body: { error: { code: 'token_revoked' } } });
    expect(again.headers.get('set-cookie')).toMatch(/^plaza_session=;.*expires=Thu, 01 Jan 1970/i);
    expect((await refresh(cookieOf(third.headers))).status).toBe(401);
    expect(await me(token)).toBe(401);
    expect(await me(third.body.token)).toBe(401);
  });

  test('with a made-up secret is rejected and keeps the session', async () => {
    const { token, cookie } = await signedIn();
    const [head = ''] = cookie.split('.');
    expect((await refresh(`${head}.${'x'.repeat(67)}`)).status).toBe(401);
    expect(await me(token)).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  test.each(['', 'plaza_session=', 'plaza_session=nonsense', `plaza_session=${randomUUID()}.${'x'.repeat(67)}`])(
    'with the cookie "%s" is rejected',
    async (cookie) => {
      expect((await refresh(cookie)).status).toBe(401);
    },
  );

  test('is rejected once the session has expired or the user is deactivated', async () => {
    const expired = await signedIn();
    await SessionModel.updateOne({ userId: expired.id }, { expiresAt: new Date(Date.now() - 1) });
    expect((await refresh(expired.cookie)).status).toBe(401);
    const off = await signedIn();
    await UserModel.updateOne({ _id: off.id }, { isActive: false });
    expect((await refresh(off.cookie)).status).toBe(401);
  });

  test('stores no secret in plain text', async () => {
    const { id, cookie } = await signedIn();
    const stored = JSON.stringify(await SessionModel.findOne({ userId: id }).lean());
    expect(stored).not.toContain(cookie.slice(cookie.indexOf('.') + 1).slice(0, 24));
    expect(stored).not.toContain(cookie.slice(-43));
  });
});

describe('signing out', () => {
  test('with cookie and bearer ends the session and clears the cookie', async () => {
    const { token, cookie } = await signedIn();
    const answer = await post('signout', cookie, token);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get('set-cookie')).toMatch(/^plaza_session=; path=\/api; expires=Thu, 01 Jan 1970/i);
    expect(await me(token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('works with only the cookie', async () => {
    const { token, cookie } = await signedIn();
    expect((await post('signout', cookie)).status).toBe(200);
    expect(await me(token)).toBe(401);
  });

  test('works with only the bearer token', async () => {
    const { token, cookie } = await signedIn();
    expect((await post('signout', '', token)).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('works with neither, and with an invalid bearer token', async () => {
    expect((await post('signout', '')).status).toBe(200);
    expect((await post('signout', 'plaza_session=nonsense', 'nonsense')).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('names the devices and marks the current one', async () => {
    const { email, token } = await signedIn();
    await signIn(identity, email, { 'user-agent': firefox });
    const sessions = await sessionsOf(token);
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Firefox on Linux', 'Unknown device']);
    expect(sessions.filter(({ current }) => current).map(({ device }) => device)).toEqual(['Unknown device']);
  });

  test('contains the network from which each was used, and updates it on a refresh', async () => {
    const { email, token } = await signedIn({ 'x-forwarded-for': '203.0.113.7' });
    const { cookie } = await signIn(identity, email, { 'x-forwarded-for': '2001:db8:85a3::7348' });
    const addresses = async () => (await sessionsOf(token)).map(({ address }) => address).sort();
    expect(await addresses()).toEqual(['2001:db8:85a3::x', '203.0.113.x']);
    const headers = { cookie, 'x-forwarded-for': '198.51.100.23' };
    await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers });
    expect(await addresses()).toEqual(['198.51.100.x', '203.0.113.x']);
  });

  test('is sorted by last use', async () => {
    const { email, token, id } = await signedIn({ 'user-agent': firefox });
    const other = await signIn(identity, email);
    await SessionModel.updateOne(
      { userId: id, device: 'Firefox on Linux' },
      { lastSeenAt: new Date(Date.now() - 1000) },
    );
    expect((await sessionsOf(token)).map(({ device }) => device)).toEqual(['Unknown device', 'Firefox on Linux']);
    await SessionModel.updateOne(
      { userId: id, device: 'Firefox on Linux' },
      { lastSeenAt: new Date(Date.now() + 1000) },
    );
    expect((await sessionsOf(other.token)).map(({ device }) => device)).toEqual(['Firefox on Linux', 'Unknown device']);
  });

  test('allows ending all others at once, except this one and those of other users', async () => {
    const { id, email, token, cookie } = await signedIn();
    const others = [await signIn(identity, email), await signIn(identity, email), await signIn(identity, email)];
    const stranger = await signedIn();
    const answer = await identity.withToken(token).delete('/api/v1/auth/sessions');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    for (const other of others) {
      expect(await me(other.token)).toBe(401);
      expect((await refresh(other.cookie)).status).toBe(401);
    }
    expect(await me(token)).toBe(200);
    expect(await me(stranger.token)).toBe(200);
    expect((await sessionsOf(token)).map(({ current }) => current)).toEqual([true]);
    expect((await refresh(cookie)).status).toBe(200);
    expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(1);
    expect((await identity.withToken(token).delete('/api/v1/auth/sessions')).status).toBe(200);
  });

  test('excludes ended sessions', async () => {
    const { email, token } = await signedIn();
    const other = await signIn(identity, email);
    await post('signout', other.cookie);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test('allows ending another session of the user, whose token becomes invalid', async () => {
    const { id, email, token } = await signedIn();
    const other = await signIn(identity, email);
    const [session] = (await sessionsOf(token)).filter(({ current }) => !current);
    expect((await identity.withToken(token).delete(`/api/v1/auth/sessions/${session?.id}`)).status).toBe(200);
    expect(await me(other.token)).toBe(401);
    expect(await me(token)).toBe(200);
    const told = identity.events.filter(({ type, to }) => type === 'session.revoked' && to?.users?.includes(id));
    expect(told).toMatchObject([{ to: { users: [id] }, payload: { sessionIds: [session?.id] } }]);
    expect((await identity.withToken(token).delete(`/api/v1/auth/sessions/${session?.id}`)).status).toBe(404);
  });

  test("does not allow ending another user's or an unknown session", async () => {
    const mine = await signedIn();
    const theirs = await signedIn();
    const [session] = await sessionsOf(theirs.token);
    for (const id of [session?.id, randomUUID(), 'nonsense']) {
      expect((await identity.withToken(mine.token).delete(`/api/v1/auth/sessions/${id}`)).status).toBe(404);
    }
    expect(await me(theirs.token)).toBe(200);
  });
});

describe('for other services', () => {
  test('revocations list the sessions that ended in the last hour, and none before', async () => {
    const { id, token, cookie } = await signedIn();
    const [session] = await sessionsOf(token);
    const listed = async () => {
      const { body } = await identity.neighbour.get<{ revocations: { sessionId: string }[] }>('/internal/revocations');
      return body.revocations.some(({ sessionId }) => sessionId === session?.id);
    };
    expect(await listed()).toBe(false);
    await post('signout', cookie);
    expect(await listed()).toBe(true);
    await SessionModel.updateOne({ userId: id }, { revokedAt: new Date(Date.now() - 62 * 60_000) });
    expect(await listed()).toBe(false);
  });

  test('a cookie is resolved to its user only while its session is valid', async () => {
    const contractorId = randomUUID();
    const { id, email } = await userFixture('contractor_employee', { contractorId });
    const { cookie: header } = await signIn(identity, email);
    const cookie = header.slice(header.indexOf('=') + 1);
    const ask = (body: unknown) => identity.neighbour.post('/internal/session', body);
    expect(await ask({ cookie })).toMatchObject({
      status: 200,
      body: {
        caller: { id, role: 'contractor_employee', isAdmin: false, contractorId, sessionId: cookie.slice(0, 36) },
      },
    });
    expect((await ask({ cookie: `${cookie.slice(0, -1)}!` })).body).toEqual({ caller: null });
    await post('signout', header);
    expect((await ask({ cookie })).body).toEqual({ caller: null });
    expect((await ask({ cookie: { $gt: '' } })).status).toBe(400);
  });
});
