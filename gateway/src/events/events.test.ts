import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { BrowserEvent } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestPerson } from '@plaza/test-kit/tokens';
import { type Platform, startPlatform } from '../testing/platform';
import { RawConnection, until } from '../testing/raw';

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

const as = (person: TestPerson, query?: string) =>
  listenTo({ Authorization: `Bearer ${accessTokenFor(person)}` }, query);
const eventsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '') as BrowserEvent);
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

test('news of what a tab opens reaches nobody without the tab', async () => {
  platform.said.permissions = {
    ...platform.said.permissions,
    contractor: platform.said.permissions.contractor.filter((tab) => tab !== 'bookings'),
  };
  const [ann, bob] = [randomUUID(), randomUUID()];
  const toAnn = await as({ id: ann, role: 'contractor' });
  const toBob = await as({ id: bob, role: 'user' });
  const news = { bookingId: randomUUID(), status: 'confirmed', change: 'confirmed' } as const;
  await platform.bus.publish(createEvent('booking.changed', news, { users: [ann, bob] }));
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => toAnn.text.includes('remotes.changed') && toBob.text.includes('booking.changed'));
  expect(eventsIn(toAnn.text).map(({ type }) => type)).toEqual(['remotes.changed']);
});

test('whoever has the admin flag alone hears what is for administrators, once', async () => {
  const flagged = await as({ role: 'user', isAdmin: true });
  const admin = await as({ role: 'admin_low' });
  const other = await as({ role: 'user' });
  const news = { ticketId: randomUUID(), status: 'open' } as const;
  await platform.bus.publish(createEvent('ticket.changed', news, { roles: ['admin_low', 'admin_high'] }));
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
  await until(() => [flagged, admin, other].every(({ text }) => text.includes('remotes.changed')));
  const heard = [flagged, admin, other].map(({ text }) =>
    eventsIn(text).filter(({ type }) => type === 'ticket.changed'),
  );
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 0]);
});

test('the session cookie will do as well', async () => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  platform.said.sessions.good = caller;
  const stream = await listenTo({ Cookie: 'other=1; plaza_session=good' });
  await platform.bus.publish(createEvent('permissions.changed', changed(1), { users: [caller.id] }));
  await until(() => eventsIn(stream.text).length === 1);
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
  platform.said.broken.identity = true;
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
  const browser = client(platform.url);
  const payload = { version: 1, roles: Array.from({ length: 6000 }, () => 'user' as const) };
  await until(async () => {
    const before = stream.text.length;
    await platform.bus.publish(createEvent('permissions.changed', payload, { everyone: true }));
    await until(() => stream.text.length > before + JSON.stringify(payload).length);
    return /gateway_event_streams\{[^}]*\} 1$/m.test((await browser.get<string>('/metrics')).body);
  });
  expect(stream.ended).toBe(false);
  deaf.close();
}, 10_000);

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

test('who is online is told to whoever asks on the bus, each person once', async () => {
  const ann = { id: randomUUID(), role: 'contractor' as const };
  for (const person of [ann, ann, { role: 'user' as const }, { role: 'user' as const }]) await as(person);
  const askId = randomUUID();
  const told = new Promise((resolve) => {
    platform.bus.subscribe('online.told', ({ payload }) => resolve(payload));
  });
  await platform.bus.publish(createEvent('online.asked', { askId }));
  expect(await told).toEqual({ askId, people: { contractor: 1, user: 2 } });
});

describe('a stream that follows a topic', () => {
  const follow = '?topic=quotes';
  const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
  const quotes = { kind: 'crypto' as const, feed, quotes: [['bitcoin', 97_250, 1.2] as [string, number, number]] };

  test('brings its news alone, and other streams have nothing of it', async () => {
    const id = randomUUID();
    const own = await as({ id });
    const following = await as({ id }, follow);
    const { bus } = platform;
    await bus.publish(createEvent('quotes.changed', quotes, { topic: 'quotes' }));
    await bus.publish(createEvent('remotes.changed', { name: 'auth', version: '1.0.0' }, { everyone: true }));
    await bus.publish(createEvent('alert.fired', firing(), { users: [id], roles: ['user'] }));
    await until(() => eventsIn(own.text).length === 2 && eventsIn(following.text).length === 1);
    expect(eventsIn(own.text).map(({ type }) => type)).toEqual(['remotes.changed', 'alert.fired']);
    expect(eventsIn(following.text)).toEqual([{ type: 'quotes.changed', payload: quotes }]);
  });

  test('is refused to those whose tabs do not open it, and ends when these are taken', async () => {
    const following = await as({ role: 'user' }, follow);
    expect(following.answer.statusCode).toBe(200);
    platform.said.permissions = { ...platform.said.permissions, user: ['profile'] };
    platform.said.permissionsVersion += 1;
    await platform.bus.publish(
      createEvent('permissions.changed', { version: 2, roles: ['user'] }, { roles: ['user'] }),
    );
    await until(() => following.ended);
    await until(async () => (await as({ role: 'user' }, follow)).answer.statusCode === 403);
  });

  test.each(['?topic=weather', '?topic=', '?topic=quotes&topic=quotes'])('%s is no topic', async (query) => {
    expect((await as({}, query)).answer.statusCode).toBe(400);
  });

  test('counts among the streams of its person', async () => {
    const id = randomUUID();
    await as({ id });
    await as({ id }, follow);
    expect((await as({ id }, follow)).answer.statusCode).toBe(429);
  });

  test('is told on the bus as long as somebody follows', async () => {
    const told: unknown[] = [];
    platform.bus.subscribe('topic.followed', ({ payload }) => void told.push(payload));
    const following = await as({}, follow);
    await until(() => told.length === 1);
    expect(told).toEqual([{ topics: ['quotes'] }]);
    following.answer.destroy();
  });

  const firing = () => ({
    ...{ id: randomUUID(), alertId: randomUUID(), kind: 'crypto' as const, key: 'bitcoin', name: 'Bitcoin' },
    ...{ direction: 'above' as const, threshold: 97_000, price: 97_250, at: feed.asOf, seen: false },
  });
});
