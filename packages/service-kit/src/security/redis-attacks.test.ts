import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import type { Redis } from 'ioredis';
import { createEvent } from '../bus/bus';
import { eventMessages } from '../bus/event-message';
import { type Infrastructure, openInfrastructure } from '../lifecycle/infrastructure';
import { connectRedis, redisReady } from '../redis';
import { fakeClock } from '../testing/fake-clock';
import { type LogLine, readableLog, warnLevel } from '../testing/log-lines';
import { until } from '../testing/until';
import { createPermissions } from '../trust/permissions';
import { messageAuthentication } from './message-authentication';

jest.setTimeout(20_000);

// The attacker reads and writes Redis, and has the sources, but not the secret.
const secret = 'the secret of this platform, and nobody else’s';
const other = 'another secret, of as many characters as it takes';
const channel = 'plaza:events';
const times = { freshMs: 300_000, staleMs: 300_000 };
const clock = fakeClock();

let server: Awaited<ReturnType<typeof requireOwnRedis>>;
let attacker: Redis;
let opened: Infrastructure[];

beforeAll(async () => {
  server = await requireOwnRedis();
  attacker = connectRedis(server.url, readableLog().log);
  await redisReady(attacker, 2000);
});
beforeEach(async () => {
  await attacker.flushall();
  opened = [];
});
afterEach(() => Promise.all(opened.map((one) => one.close())));
afterAll(async () => {
  attacker.disconnect();
  await server.stop();
});

/** A process of the platform, with what it heard and what it logged. */
async function openProcess(...secrets: string[]) {
  const { log, lines } = readableLog();
  const infrastructure = await openInfrastructure(server.url, log, secrets.length > 0 ? secrets : [secret]);
  opened.push(infrastructure);
  await until(() => infrastructure.bus.connected());
  const heard: PlazaEvent[] = [];
  infrastructure.bus.subscribeAll((event) => void heard.push(event));
  return { ...infrastructure, log, lines, heard };
}
type Process = Awaited<ReturnType<typeof openProcess>>;

/** The messages that go over the bus, as an attacker reads them. */
async function overheard(): Promise<{ messages: string[]; stop: () => void }> {
  const messages: string[] = [];
  const ear = attacker.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: 3 });
  ear.on('message', (_channel: string, message: string) => messages.push(message));
  await ear.subscribe(channel);
  return { messages, stop: () => ear.disconnect() };
}

/** A genuine event behind the attack, which is heard: whatever came before it was read too. */
async function afterAnother({ bus, heard }: Process): Promise<string[]> {
  const last = createEvent('presence.asked', {});
  await bus.publish(last);
  await until(() => heard.some(({ id }) => id === last.id));
  return heard.filter(({ id }) => id !== last.id).map(({ id }) => id);
}

const rejections = (lines: readonly LogLine[]) =>
  lines.filter(({ level, kind }) => level === warnLevel && kind).map(({ kind, reason }) => `${kind}: ${reason}`);
const counted = async ({ rejections: { counter } }: Infrastructure) =>
  (await counter.get()).values
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => [labels.kind, labels.reason, value]);
const deleted = () => createEvent('user.deleted', { userId: randomUUID() });

describe('on the bus', () => {
  test('a forged deletion is dropped in any form, logged and counted', async () => {
    const one = await openProcess();
    const json = JSON.stringify(deleted());
    const sent = `${Date.now()} ${randomUUID()}`;
    const forged = [
      json,
      `\n${sent}\n${json}`,
      `${'A'.repeat(43)}\n${sent}\n${json}`,
      eventMessages(messageAuthentication([other])).write(deleted()),
      eventMessages(messageAuthentication()).write(deleted()), // the secret of development is known to everybody
    ];
    for (const message of forged) await attacker.publish(channel, message);
    expect(await afterAnother(one)).toEqual([]);
    expect(rejections(one.lines)).toEqual(forged.map(() => 'event: not_authentic'));
    expect(await counted(one)).toEqual([['event', 'not_authentic', forged.length]]);
  });

  test('a replayed message is dropped, and its code is not valid for another event', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const { messages, stop } = await overheard();
    const event = createEvent('user.changed', { userId: randomUUID() });
    await one.bus.publish(event);
    await until(() => messages.length === 1 && two.heard.length === 1);
    const [message = ''] = messages;
    await attacker.publish(channel, message);
    await attacker.publish(channel, message.replace('user.changed', 'user.deleted'));
    await attacker.publish(channel, message.replace(event.id, randomUUID()));
    expect(await afterAnother(two)).toEqual([event.id]);
    expect(rejections(two.lines)).toEqual(['event: repeated', 'event: not_authentic', 'event: not_authentic']);
    stop();
  });

  test('a message from a minute ago is expired, also for a process that has not received it', async () => {
    const one = await openProcess();
    const { messages, stop } = await overheard();
    await one.bus.publish(createEvent('user.changed', { userId: randomUUID() }));
    await until(() => messages.length === 1);
    const late = await openProcess();
    clock.forward(60_001);
    await attacker.publish(channel, messages[0] ?? '');
    expect(await afterAnother(late)).toEqual([]);
    expect(rejections(late.lines)).toEqual(['event: outdated']);
    stop();
  });

  test('an event with an invalid payload for its type is dropped', async () => {
    const one = await openProcess();
    const event = { ...deleted(), payload: { userId: { $gt: '' } } } as unknown as PlazaEvent;
    await attacker.publish(channel, eventMessages(messageAuthentication([secret])).write(event));
    expect(await afterAnother(one)).toEqual([]);
    expect(rejections(one.lines)).toEqual(['event: not_understood']);
  });
});

describe('in the cache', () => {
  const name = (key: string) => `plaza:cache:${key}`;
  const load = async () => Buffer.from('loaded');
  const read = async ({ cache }: Process, key: string) => `${(await cache.remember(key, times, load)).body}`;

  test('a forged entry is treated as absent', async () => {
    const time = Buffer.alloc(8);
    time.writeDoubleBE(Date.now());
    const forged = Buffer.from('forged');
    const theirs = messageAuthentication([other]).sign('cache', name('key'), time, forged);
    for (const parts of [[forged], [time, forged], [time, Buffer.alloc(32), forged], [time, theirs, forged], []]) {
      const one = await openProcess();
      await attacker.set(name('key'), Buffer.concat(parts));
      expect(await read(one, 'key')).toBe('loaded');
      expect(rejections(one.lines)).toContain('cache_entry: not_authentic');
      expect(await counted(one)).toEqual([['cache_entry', 'not_authentic', expect.any(Number)]]);
    }
  });

  test('an entry copied from another key, or with a newer time, is treated as absent', async () => {
    const one = await openProcess();
    await one.cache.remember('theirs', times, async () => Buffer.from('theirs'));
    const entry = (await attacker.getBuffer(name('theirs'))) as Buffer;
    expect(await read(await openProcess(), 'theirs')).toBe('theirs');
    await attacker.set(name('mine'), entry);
    const younger = Buffer.from(entry);
    younger.writeDoubleBE(Date.now() + 60_000);
    await attacker.set(name('theirs'), younger);
    const two = await openProcess();
    expect([await read(two, 'mine'), await read(two, 'theirs')]).toEqual(['loaded', 'loaded']);
  });

  test('a forged permission entry grants nothing, and neither does one from before a change', async () => {
    let version = 1;
    let user = [...defaultTabPermissions.user, 'placeholder1' as const];
    const snapshot = () => ({ version, permissions: { ...defaultTabPermissions, user }, areas: [] });
    const tabsIn = async ({ cache, bus, log }: Process) => {
      const permissions = createPermissions(async () => snapshot(), cache, bus, log);
      const tabs = await permissions.tabsOf('user');
      permissions.stop();
      return [...tabs];
    };
    expect(await tabsIn(await openProcess())).toEqual(user);
    const before = (await attacker.getBuffer(name('permissions'))) as Buffer;

    user = ['overview'];
    version = 2;
    const time = Buffer.alloc(8);
    time.writeDoubleBE(Date.now());
    const all = { version: 99, permissions: { ...defaultTabPermissions, user: defaultTabPermissions.admin_high } };
    await attacker.set(name('permissions'), Buffer.concat([time, Buffer.alloc(32), Buffer.from(JSON.stringify(all))]));
    expect(await tabsIn(await openProcess())).toEqual(['overview']);

    await attacker.set(name('permissions'), before);
    clock.forward(times.freshMs + 1);
    expect(await tabsIn(await openProcess())).toEqual(['overview']);
  });
});

test('no event and no entry is lost during the rotation of a secret', async () => {
  const phases = [[secret], [secret, other], [other, secret], [other]];
  let before = await openProcess(...(phases[0] ?? []));
  for (const [index, secrets] of phases.entries()) {
    const after = await openProcess(...secrets);
    const events = [deleted(), deleted()] as const;
    await before.bus.publish(events[0]);
    await after.bus.publish(events[1]);
    for (const { heard } of [before, after]) {
      await until(() => events.every(({ id }) => heard.some((event) => event.id === id)));
    }
    const key = `phase-${index}`;
    await before.cache.remember(key, times, async () => Buffer.from('before'));
    expect(`${(await after.cache.remember(key, times, async () => Buffer.from('after'))).body}`).toBe('before');
    expect([...rejections(before.lines), ...rejections(after.lines)]).toEqual([]);
    before = after;
  }
});
