import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { withPlatform } from '../../testing/test-platform';
import { changed, eventsIn, type OpenStream, streamEnv, testEventStreams } from '../testing/event-streams';

const { as, platform, restart } = testEventStreams();

describe('a stream that is subscribed to a topic', () => {
  const subscribe = '?topics=quotes';
  const feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'x', simulated: true, intervalMs: 1000 };
  const quotes = { kind: 'crypto' as const, feed, quotes: [['bitcoin', 97_250, 1.2] as [string, number, number]] };
  const push = () => platform().bus.publish(createEvent('quotes.changed', quotes, { topic: 'quotes' }));
  const own = (version: number) =>
    platform().bus.publish(createEvent('permissions.changed', changed(version), { everyone: true }));
  const typesIn = ({ text }: OpenStream) => eventsIn(text).map(({ type }) => type);
  /** What a stream said of its topics, each time. */
  const topicFramesOf = ({ text }: OpenStream) =>
    [...text.matchAll(/^event: topics\ndata: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
  const isSubscribed = { wanted: ['quotes'], followed: ['quotes'] };

  const askFor = (stream: OpenStream, person: TestUser, topics: unknown, url = platform().url) =>
    client(url, { token: accessTokenFor(person) }).put(
      `/api/v1/events/${stream.answer.headers['x-stream-id']}/topics`,
      {
        topics,
      },
    );

  test('receives the events of the topic and those addressed to its user; other streams do not receive events of the topic', async () => {
    const id = randomUUID();
    const other = await as({ id });
    const following = await as({ id }, subscribe);
    await until(() => topicFramesOf(following).length === 1);
    expect(topicFramesOf(following)).toEqual([isSubscribed]);
    await push();
    await platform().bus.publish(createEvent('alert.fired', firing(), { users: [id], roles: ['user'] }));
    await until(() => typesIn(other).length === 1 && typesIn(following).includes('alert.fired'));
    expect(typesIn(other)).toEqual(['alert.fired']);
    expect(eventsIn(following.text).filter(({ type }) => type === 'quotes.changed')).toEqual([
      { type: 'quotes.changed', payload: quotes, topic: 'quotes' },
    ]);
  });

  test('starts and stops following while it stays open, and loses no other events', async () => {
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

  test('reports requested topics that it may not have, and stays open', async () => {
    platform().stubbed.permissions = { ...platform().stubbed.permissions, user: ['profile'] };
    const stream = await as({ role: 'user' }, subscribe);
    await until(() => topicFramesOf(stream).length === 1);
    expect(topicFramesOf(stream)).toEqual([{ wanted: ['quotes'], followed: [] }]);
    await push();
    await own(1);
    await until(() => typesIn(stream).includes('permissions.changed'));
    expect(typesIn(stream)).not.toContain('quotes.changed');
  });

  test('loses only the topic when the tab is removed, and gets it back with the tab', async () => {
    const stream = await as({ role: 'user' }, subscribe);
    await until(() => topicFramesOf(stream).length === 1);
    const before = platform().stubbed.permissions;
    const save = async (user: typeof before.user) => {
      platform().stubbed.permissions = { ...before, user };
      platform().stubbed.permissionsVersion += 1;
      const payload = changed(platform().stubbed.permissionsVersion);
      await platform().bus.publish(createEvent('permissions.changed', payload, { roles: ['user'] }));
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

  test('accepts requests only from its own session', async () => {
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

  test('is found also by other gateways', async () => {
    const redisUrl = requireRedis();
    await restart({ redisUrl });
    await withPlatform({ env: streamEnv, redisUrl }, async (elsewhere) => {
      const person = { id: randomUUID(), sessionId: randomUUID() };
      const stream = await as(person);
      expect((await askFor(stream, person, ['quotes'], elsewhere.url)).status).toBe(204);
      await until(() => topicFramesOf(stream).length === 1);
      expect(topicFramesOf(stream)).toEqual([isSubscribed]);
    });
  });

  test('is not recorded as an action of an impersonation', async () => {
    const person = { id: randomUUID(), sessionId: randomUUID(), impersonatorId: randomUUID() };
    const stream = await as(person);
    expect((await askFor(stream, person, ['quotes'])).status).toBe(204);
    await until(() => topicFramesOf(stream).length === 1);
    expect(platform().stubbed.impersonated).toEqual([]);
  });

  test.each(['?topics=weather', '?topics=', '?topics=quotes&topics=quotes'])(
    '%s is not a valid topic',
    async (query) => {
      expect((await as({}, query)).answer.statusCode).toBe(400);
    },
  );

  test('rejects an invalid request', async () => {
    const stream = await as({});
    for (const topics of [['weather'], 'quotes', undefined, ['quotes', 'quotes']]) {
      expect((await askFor(stream, {}, topics)).status).toBe(400);
    }
    expect((await client(platform().url).put(`/api/v1/events/${randomUUID()}/topics`, { topics: [] })).status).toBe(
      401,
    );
    const signedIn = client(platform().url, { token: accessTokenFor() });
    expect((await signedIn.put('/api/v1/events/x/topics', { topics: [] })).status).toBe(400);
  });

  test('counts towards the limit of streams per user', async () => {
    const id = randomUUID();
    await as({ id });
    await as({ id }, subscribe);
    expect((await as({ id }, subscribe)).answer.statusCode).toBe(429);
  });

  test('is published on the bus while it has subscribers', async () => {
    const published: unknown[] = [];
    platform().bus.subscribe('topic.followed', ({ payload }) => void published.push(payload));
    const following = await as({}, subscribe);
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
