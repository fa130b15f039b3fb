import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { BrowserEvent } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

let platform: Platform;
const opened: IncomingMessage[] = [];

const env = { MAX_STREAMS_PER_USER: '2', STREAM_HEARTBEAT_MS: '100', MAX_STREAM_BACKLOG_BYTES: '65536' };

beforeEach(async () => {
  platform = await startPlatform({ env });
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.destroy();
  await platform.stop();
});

async function listenTo(headers: Record<string, string>, query = '') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(`${platform.url}/api/v1/events${query}`, { headers, agent: false }, resolve).once('error', reject);
  });
  opened.push(answer);
  const stream = { answer, text: '', ended: false };
  answer.setEncoding('utf8').on('data', (text: string) => {
    stream.text += text;
  });
  answer.on('close', () => {
    stream.ended = true;
  });
  answer.on('error', () => undefined);
  await until(() => stream.text.includes('\n\n') || answer.statusCode !== 200);
  return stream;
}

const as = (person: TestUser, query?: string) => listenTo({ Authorization: `Bearer ${accessTokenFor(person)}` }, query);
const eventsIn = (text: string) =>
  [...text.matchAll(/(?:^|\n\n)data: (.*)(?=\n\n)/g)].map(([, json]) => JSON.parse(json ?? '') as BrowserEvent);
const changed = (version: number) => ({ version, roles: ['user' as const] });

test('a stream opens at once, says how soon to come back, and is not held up by proxies', async () => {
  const { answer, text } = await as({});
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': expect.stringMatching(/./),
  });
  expect(text).toMatch(/^retry: 1000\n: .*\n\n/);
});

test('an event reaches whom it is addressed to: people, roles, everyone; and nobody twice', async () => {
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const { bus } = platform;
  await bus.publish(createEvent('permissions.changed', changed(1), { users: [ann] }));
  await bus.publish(createEvent('permissions.changed', changed(2), { roles: ['user'] }));
  await bus.publish(createEvent('permissions.changed', changed(3), { users: [bob], roles: ['user', 'contractor'] }));
  await bus.publish(createEvent('user.deleted', { userId: ann }));
  await bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('remotes.changed'));
  const remotes = { type: 'remotes.changed', payload: { name: 'auth', version: '1.0.0' } };
  const permissions = (version: number) => ({ type: 'permissions.changed', payload: changed(version) });
  expect(eventsIn(toAnn.text)).toEqual([permissions(1), permissions(3), remotes]);
  expect(eventsIn(toBob.text)).toEqual([permissions(2), permissions(3), remotes]);
});

test('of tabs that changed a browser is told those of its own role alone', async () => {
  const toUser = await as({ role: 'user' });
  const toContractor = await as({ role: 'contractor' });
  const toEmployee = await as({ role: 'contractor_employee' });
  const roles = ['user' as const, 'contractor' as const];
  const payload = { version: 2, roles, tabs: { user: ['overview'], contractor: ['map'] } };
  await platform.bus.publish(createEvent('permissions.changed', payload, { everyone: true }));
  await until(() => [toUser, toContractor, toEmployee].every(({ text }) => text.includes('permissions.changed')));
  const told = (stream: { text: string }) => eventsIn(stream.text).map((event) => event.payload);
  expect(told(toUser)).toEqual([{ version: 2, roles, tabs: { user: ['overview'] } }]);
  expect(told(toContractor)).toEqual([{ version: 2, roles, tabs: { contractor: ['map'] } }]);
  expect(told(toEmployee)).toEqual([{ version: 2, roles }]);
});

test('events of a scope reach no role without a tab that opens it', async () => {
  platform.stubbed.permissions = {
    ...platform.stubbed.permissions,
    contractor: platform.stubbed.permissions.contractor.filter((tab) => tab !== 'bookings'),
  };
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const payload = { bookingId: randomUUID(), status: 'confirmed', change: 'confirmed' } as const;
  await platform.bus.publish(createEvent('booking.changed', payload, { users: [ann, bob] }));
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('booking.changed'));
  expect(eventsIn(toAnn.text).map(({ type }) => type)).toEqual(['remotes.changed']);
});

test('whoever has the admin flag alone hears what is for administrators, once', async () => {
  const flagged = await as({ role: 'user', isAdmin: true });
  const admin = await as({ role: 'admin_low' });
  const other = await as({ role: 'user' });
  const payload = { ticketId: randomUUID(), status: 'open' } as const;
  await platform.bus.publish(createEvent('ticket.changed', payload, { roles: ['admin_low', 'admin_high'] }));
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => [flagged, admin, other].every(({ text }) => text.includes('remotes.changed')));
  const heard = [flagged, admin, other].map(({ text }) =>
    eventsIn(text).filter(({ type }) => type === 'ticket.changed'),
  );
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 0]);
});

test('an administrator without a second factor hears of their own tabs, and of nothing that is for administrators', async () => {
  const low = await as({ role: 'admin_low', secondFactorMissing: true });
  const high = await as({ role: 'admin_high', secondFactorMissing: true });
  const flagged = await as({ role: 'user', isAdmin: true, secondFactorMissing: true });
  const roles = ['admin_low' as const];
  const payload = { version: 2, roles, tabs: { admin_low: ['admin', 'markets'] } };
  const { bus } = platform;
  const all = { roles: ['admin_low' as const, 'admin_high' as const] };
  await bus.publish(createEvent('ticket.changed', { ticketId: randomUUID(), status: 'open' }, all));
  const booking = { bookingId: randomUUID(), status: 'confirmed', change: 'confirmed' } as const;
  await bus.publish(createEvent('booking.changed', booking, all));
  await bus.publish(createEvent('areas.changed', { area: 'loyalty' }, { roles: ['admin_high'] }));
  await bus.publish(createEvent('permissions.changed', payload, { roles }));
  await bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => [low, high, flagged].every(({ text }) => text.includes('remotes.changed')));
  const told = ({ text }: { text: string }) => eventsIn(text).filter(({ type }) => type !== 'remotes.changed');
  expect(told(low)).toEqual([{ type: 'permissions.changed', payload }]);
  expect(told(flagged)).toEqual([{ type: 'permissions.changed', payload: { version: 2, roles } }]);
  expect(told(high)).toEqual([]);
});

test.each(['plaza_session', '__Secure-plaza_session'])('the session cookie %s will do as well', async (name) => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  platform.stubbed.sessions.good = caller;
  const stream = await listenTo({ Cookie: `other=1; ${name}=good` });
  await platform.bus.publish(createEvent('permissions.changed', changed(1), { users: [caller.id] }));
  await until(() => eventsIn(stream.text).length === 1);
});

test('whoever leaves while their session is looked up has no stream, and is not there', async () => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  let answer: (found: typeof caller) => void = () => undefined;
  let isAsked = false;
  platform.stubbed.sessions = {
    get slow() {
      isAsked = true;
      return new Promise<typeof caller>((resolve) => {
        answer = resolve;
      });
    },
    good: caller,
  };
  const leaving = await RawConnection.open(platform.port);
  leaving.send('GET /api/v1/events HTTP/1.1', 'Host: x', 'Cookie: plaza_session=slow', '', '');
  await until(() => isAsked);
  leaving.close();
  await until(async () => /status="499"/.test(await platform.metrics()));
  answer(caller);
  const stays = [await listenTo({ Cookie: 'plaza_session=good' }), await listenTo({ Cookie: 'plaza_session=good' })];
  expect(stays.map((stream) => stream.answer.statusCode)).toEqual([200, 200]);
  expect(await platform.metrics()).toMatch(/gateway_event_streams\{[^}]*\} 2$/m);
});

test('a stream whose session is ended while it is looked up ends as it opens; one of another session stays', async () => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  const other = { ...caller, sessionId: randomUUID() };
  const answers: (() => void)[] = [];
  const slowly = (found: typeof caller) =>
    new Promise<typeof caller>((resolve) => {
      answers.push(() => resolve(found));
    });
  platform.stubbed.sessions = {
    get ended() {
      return slowly(caller);
    },
    get other() {
      return slowly(other);
    },
  };
  const opening = ['ended', 'other'].map((name) => listenTo({ Cookie: `plaza_session=${name}` }));
  await until(() => answers.length === 2);
  const { sessionId, id } = caller;
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }, { users: [id] }));
  for (const answer of answers) answer();
  const [ended, stays] = await Promise.all(opening);
  await until(() => ended?.ended === true);
  await platform.bus.publish(createEvent('permissions.changed', changed(1), { users: [id] }));
  await until(() => eventsIn(stays?.text ?? '').length === 1);
  expect(await platform.metrics()).toMatch(/gateway_event_streams\{[^}]*\} 1$/m);
});

test.each([
  ['nothing', {}, 401],
  ['a dead token', { Authorization: 'Bearer dead' }, 401],
  ['a cookie of no session', { Cookie: 'plaza_session=unknown' }, 401],
])('%s opens no stream', async (_what, headers, status) => {
  const { answer } = await listenTo(headers);
  expect(answer.statusCode).toBe(status);
});

test('a cookie that cannot be checked: 503', async () => {
  platform.stubbed.broken.identity = true;
  const { status, body } = await client(platform.url).get('/api/v1/events', {
    headers: { Cookie: 'plaza_session=good' },
  });
  expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
});

test('the stream of a session that is ended ends; others stay', async () => {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const ended = await as({ id, sessionId });
  const stays = await as({ id });
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }, { users: [id] }));
  await until(() => ended.ended);
  expect(eventsIn(ended.text)).toMatchObject([{ type: 'session.revoked' }]);
  await platform.bus.publish(createEvent('permissions.changed', changed(1), { users: [id] }));
  await until(() => eventsIn(stays.text).length === 2);
});

test('a person has a bounded number of streams, and a closed one makes room', async () => {
  const id = randomUUID();
  const first = await as({ id });
  await as({ id });
  const third = await as({ id });
  expect(third.answer.statusCode).toBe(429);
  expect(third.answer.headers['retry-after']).toBe('5');
  first.answer.destroy();
  await until(async () => (await as({ id })).answer.statusCode === 200);
});

test('a heartbeat keeps the stream alive', async () => {
  const stream = await as({});
  await until(() => (stream.text.match(/^: $/gm) ?? []).length >= 2);
});

test('a browser that does not read is dropped, and the others go on', async () => {
  const deaf = await RawConnection.open(platform.port);
  deaf.send('GET /api/v1/events HTTP/1.1', 'Host: x', `Authorization: Bearer ${accessTokenFor()}`, '', '');
  await deaf.until(/retry/);
  deaf.socket.pause();
  const stream = await as({});
  const payload = { version: 1, roles: Array.from({ length: 6000 }, () => 'user' as const) };
  await until(async () => {
    const before = stream.text.length;
    await platform.bus.publish(createEvent('permissions.changed', payload, { everyone: true }));
    await until(() => stream.text.length > before + JSON.stringify(payload).length);
    return /gateway_event_streams\{[^}]*\} 1$/m.test(await platform.metrics());
  });
  expect(stream.ended).toBe(false);
  deaf.close();
});

test('HEAD opens nothing', async () => {
  const connection = await RawConnection.open(platform.port);
  const token = accessTokenFor();
  connection.send('HEAD /api/v1/events HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`, '', '');
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
});

test('stopping the gateway ends streams at once', async () => {
  const stream = await as({});
  const started = performance.now();
  await platform.stop();
  expect(performance.now() - started).toBeLessThan(2000);
  await until(() => stream.ended);
  platform = await startPlatform({ env });
});

test('online users are published on request, each user once', async () => {
  const ann = { id: randomUUID(), role: 'contractor' as const };
  for (const person of [ann, ann, { role: 'user' as const }, { role: 'user' as const }]) await as(person);
  const askId = randomUUID();
  const published = new Promise((resolve) => {
    platform.bus.subscribe('online.told', ({ payload }) => resolve(payload));
  });
  await platform.bus.publish(createEvent('online.asked', { askId }));
  expect(await published).toEqual({ askId, people: { contractor: 1, user: 2 } });
});

describe('a stream that follows a topic', () => {
  const follow = '?topics=quotes';
  const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
  const quotes = { kind: 'crypto' as const, feed, quotes: [['bitcoin', 97_250, 1.2] as [string, number, number]] };
  const push = () => platform.bus.publish(createEvent('quotes.changed', quotes, { topic: 'quotes' }));
  const own = (version: number) =>
    platform.bus.publish(createEvent('permissions.changed', changed(version), { everyone: true }));
  type Stream = Awaited<ReturnType<typeof listenTo>>;
  const typesIn = ({ text }: Stream) => eventsIn(text).map(({ type }) => type);
  /** What a stream said of what it follows, each time. */
  const topicFramesOf = ({ text }: Stream) =>
    [...text.matchAll(/^event: topics\ndata: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
  const isFollowing = { wanted: ['quotes'], followed: ['quotes'] };

  const askFor = (stream: Stream, person: TestUser, topics: unknown, url = platform.url) =>
    client(url, { token: accessTokenFor(person) }).put(
      `/api/v1/events/${stream.answer.headers['x-stream-id']}/topics`,
      {
        topics,
      },
    );

  test('delivers its events beside those addressed to its user; others get none of them', async () => {
    const id = randomUUID();
    const other = await as({ id });
    const following = await as({ id }, follow);
    await until(() => topicFramesOf(following).length === 1);
    expect(topicFramesOf(following)).toEqual([isFollowing]);
    await push();
    await platform.bus.publish(createEvent('alert.fired', firing(), { users: [id], roles: ['user'] }));
    await until(() => typesIn(other).length === 1 && typesIn(following).includes('alert.fired'));
    expect(typesIn(other)).toEqual(['alert.fired']);
    expect(eventsIn(following.text).filter(({ type }) => type === 'quotes.changed')).toEqual([
      { type: 'quotes.changed', payload: quotes, topic: 'quotes' },
    ]);
  });

  test('begins and ends with it while it stays open, and loses nothing else', async () => {
    const person = { id: randomUUID(), sessionId: randomUUID() };
    const stream = await as(person);
    await push();
    await own(1);
    expect((await askFor(stream, person, ['quotes'])).status).toBe(204);
    await push();
    await own(2);
    expect((await askFor(stream, person, [])).status).toBe(204);
    await push();
    await own(3);
    await until(() => typesIn(stream).filter((type) => type === 'permissions.changed').length === 3);
    expect(typesIn(stream)).toEqual([
      'permissions.changed',
      'quotes.changed',
      'permissions.changed',
      'permissions.changed',
    ]);
    expect(topicFramesOf(stream).at(-1)).toEqual({ wanted: [], followed: [] });
    expect(stream.ended).toBe(false);
  });

  test('reports which requested topics it may not follow, and goes on without', async () => {
    platform.stubbed.permissions = { ...platform.stubbed.permissions, user: ['profile'] };
    const stream = await as({ role: 'user' }, follow);
    await until(() => topicFramesOf(stream).length === 1);
    expect(topicFramesOf(stream)).toEqual([{ wanted: ['quotes'], followed: [] }]);
    await push();
    await own(1);
    await until(() => typesIn(stream).includes('permissions.changed'));
    expect(typesIn(stream)).not.toContain('quotes.changed');
  });

  test('loses the topic alone when the tab is taken, and has it again when it is given back', async () => {
    const stream = await as({ role: 'user' }, follow);
    await until(() => topicFramesOf(stream).length === 1);
    const before = platform.stubbed.permissions;
    const save = async (user: typeof before.user) => {
      platform.stubbed.permissions = { ...before, user };
      platform.stubbed.permissionsVersion += 1;
      const payload = changed(platform.stubbed.permissionsVersion);
      await platform.bus.publish(createEvent('permissions.changed', payload, { roles: ['user'] }));
    };
    await save(['profile']);
    await until(() => topicFramesOf(stream).at(-1).followed.length === 0);
    await push();
    await save(before.user);
    await until(() => topicFramesOf(stream).at(-1).followed.length === 1);
    expect(typesIn(stream)).not.toContain('quotes.changed');
    await push();
    await until(() => typesIn(stream).includes('quotes.changed'));
    expect(stream.ended).toBe(false);
  });

  test('obeys its own session alone', async () => {
    const person = { id: randomUUID(), sessionId: randomUUID() };
    const stream = await as(person);
    await askFor(stream, { id: randomUUID() }, ['quotes']);
    await askFor(stream, { id: person.id }, ['quotes']);
    await push();
    await own(1);
    await until(() => typesIn(stream).includes('permissions.changed'));
    expect(topicFramesOf(stream)).toEqual([]);
    expect(typesIn(stream)).not.toContain('quotes.changed');
  });

  test('is found also when another gateway is asked', async () => {
    const redisUrl = requireRedis();
    await platform.stop();
    platform = await startPlatform({ env, redisUrl });
    await withPlatform({ env, redisUrl }, async (elsewhere) => {
      const person = { id: randomUUID(), sessionId: randomUUID() };
      const stream = await as(person);
      expect((await askFor(stream, person, ['quotes'], elsewhere.url)).status).toBe(204);
      await until(() => topicFramesOf(stream).length === 1);
      expect(topicFramesOf(stream)).toEqual([isFollowing]);
    });
  });

  test('is no act of whoever looks at Plaza as somebody else', async () => {
    const person = { id: randomUUID(), sessionId: randomUUID(), impersonatorId: randomUUID() };
    const stream = await as(person);
    expect((await askFor(stream, person, ['quotes'])).status).toBe(204);
    await until(() => topicFramesOf(stream).length === 1);
    expect(platform.stubbed.impersonated).toEqual([]);
  });

  test.each(['?topics=weather', '?topics=', '?topics=quotes&topics=quotes'])('%s is no topic', async (query) => {
    expect((await as({}, query)).answer.statusCode).toBe(400);
  });

  test('takes no wish that makes no sense', async () => {
    const stream = await as({});
    for (const topics of [['weather'], 'quotes', undefined, ['quotes', 'quotes']]) {
      expect((await askFor(stream, {}, topics)).status).toBe(400);
    }
    expect((await client(platform.url).put(`/api/v1/events/${randomUUID()}/topics`, { topics: [] })).status).toBe(401);
    const signedIn = client(platform.url, { token: accessTokenFor() });
    expect((await signedIn.put('/api/v1/events/x/topics', { topics: [] })).status).toBe(400);
  });

  test('counts among the streams of its person', async () => {
    const id = randomUUID();
    await as({ id });
    await as({ id }, follow);
    expect((await as({ id }, follow)).answer.statusCode).toBe(429);
  });

  test('is published on the bus as long as somebody follows', async () => {
    const published: unknown[] = [];
    platform.bus.subscribe('topic.followed', ({ payload }) => void published.push(payload));
    const following = await as({}, follow);
    await until(() => published.length === 1);
    expect(published).toEqual([{ topics: ['quotes'] }]);
    following.answer.destroy();
  });

  const firing = () => ({
    id: randomUUID(),
    alertId: randomUUID(),
    kind: 'crypto' as const,
    key: 'bitcoin',
    name: 'Bitcoin',
    direction: 'above' as const,
    threshold: 97_000,
    price: 97_250,
    at: feed.asOf,
    seen: false,
  });
});
