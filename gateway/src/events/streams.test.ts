import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import { changed, eventsIn, testEventStreams } from './testing/event-streams';

const { as, listenTo, platform, restart } = testEventStreams();

test('a stream opens at once, sends a retry time, and disables buffering by proxies', async () => {
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

test.each(['plaza_session', '__Secure-plaza_session'])('the session cookie %s is also accepted', async (name) => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  platform().stubbed.sessions.good = caller;
  const stream = await listenTo({ Cookie: `other=1; ${name}=good` });
  await platform().bus.publish(createEvent('permissions.changed', changed(1), { users: [caller.id] }));
  await until(() => eventsIn(stream.text).length === 1);
});

test('a client that disconnects while its session is looked up gets no stream and is not online', async () => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  let answer: (found: typeof caller) => void = () => undefined;
  let isAsked = false;
  platform().stubbed.sessions = {
    get slow() {
      isAsked = true;
      return new Promise<typeof caller>((resolve) => {
        answer = resolve;
      });
    },
    good: caller,
  };
  const leaving = await RawConnection.open(platform().port);
  leaving.send('GET /api/v1/events HTTP/1.1', 'Host: x', 'Cookie: plaza_session=slow', '', '');
  await until(() => isAsked);
  leaving.close();
  await until(async () => /status="499"/.test(await platform().metrics()));
  answer(caller);
  const stays = [await listenTo({ Cookie: 'plaza_session=good' }), await listenTo({ Cookie: 'plaza_session=good' })];
  expect(stays.map((stream) => stream.answer.statusCode)).toEqual([200, 200]);
  expect(await platform().metrics()).toMatch(/gateway_event_streams\{[^}]*\} 2$/m);
});

test('a stream whose session is revoked during the lookup ends at once; streams of other sessions stay open', async () => {
  const caller = { id: randomUUID(), sessionId: randomUUID(), role: 'contractor' as const, isAdmin: false };
  const other = { ...caller, sessionId: randomUUID() };
  const answers: (() => void)[] = [];
  const slowly = (found: typeof caller) =>
    new Promise<typeof caller>((resolve) => {
      answers.push(() => resolve(found));
    });
  platform().stubbed.sessions = {
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
  await platform().bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }, { users: [id] }));
  for (const answer of answers) answer();
  const [ended, stays] = await Promise.all(opening);
  await until(() => ended?.ended === true);
  await platform().bus.publish(createEvent('permissions.changed', changed(1), { users: [id] }));
  await until(() => eventsIn(stays?.text ?? '').length === 1);
  expect(await platform().metrics()).toMatch(/gateway_event_streams\{[^}]*\} 1$/m);
});

test.each([
  ['nothing', {}, 401],
  ['a dead token', { Authorization: 'Bearer dead' }, 401],
  ['a cookie of no session', { Cookie: 'plaza_session=unknown' }, 401],
])('%s opens no stream', async (_what, headers, status) => {
  const { answer } = await listenTo(headers);
  expect(answer.statusCode).toBe(status);
});

test('answers 503 if a cookie cannot be checked', async () => {
  platform().stubbed.broken.identity = true;
  const { status, body } = await client(platform().url).get('/api/v1/events', {
    headers: { Cookie: 'plaza_session=good' },
  });
  expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
});

test('the streams of a revoked session end; others stay open', async () => {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const ended = await as({ id, sessionId });
  const stays = await as({ id });
  await platform().bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }, { users: [id] }));
  await until(() => ended.ended);
  expect(eventsIn(ended.text)).toMatchObject([{ type: 'session.revoked' }]);
  await platform().bus.publish(createEvent('permissions.changed', changed(1), { users: [id] }));
  await until(() => eventsIn(stays.text).length === 2);
});

test('the number of streams per user is limited, and a closed one frees a place', async () => {
  const id = randomUUID();
  const first = await as({ id });
  await as({ id });
  const third = await as({ id });
  expect(third.answer.statusCode).toBe(429);
  expect(third.answer.headers['retry-after']).toBe('5');
  first.answer.destroy();
  await until(async () => (await as({ id })).answer.statusCode === 200);
});

test('a heartbeat keeps the stream open', async () => {
  const stream = await as({});
  await until(() => (stream.text.match(/^: $/gm) ?? []).length >= 2);
});

test('a browser that does not read is disconnected, and others are not affected', async () => {
  const deaf = await RawConnection.open(platform().port);
  deaf.send('GET /api/v1/events HTTP/1.1', 'Host: x', `Authorization: Bearer ${accessTokenFor()}`, '', '');
  await deaf.until(/retry/);
  deaf.socket.pause();
  const stream = await as({});
  const payload = { version: 1, roles: Array.from({ length: 6000 }, () => 'user' as const) };
  await until(async () => {
    const before = stream.text.length;
    await platform().bus.publish(createEvent('permissions.changed', payload, { everyone: true }));
    await until(() => stream.text.length > before + JSON.stringify(payload).length);
    return /gateway_event_streams\{[^}]*\} 1$/m.test(await platform().metrics());
  });
  expect(stream.ended).toBe(false);
  deaf.close();
});

test('HEAD opens no stream', async () => {
  const connection = await RawConnection.open(platform().port);
  const token = accessTokenFor();
  connection.send('HEAD /api/v1/events HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`, '', '');
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
});

test('stopping the gateway ends streams at once', async () => {
  const stream = await as({});
  const started = performance.now();
  await platform().stop();
  expect(performance.now() - started).toBeLessThan(2000);
  await until(() => stream.ended);
  await restart();
});
