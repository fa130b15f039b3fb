import { randomUUID } from 'node:crypto';
import { createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { createLog } from '../logging/log';
import { fakeClock } from '../testing/fake-clock';
import { until } from '../testing/until';
import { createRevocations, type Revocations } from './revocations';

const log = createLog('test', 'silent');
const clock = fakeClock();
let revocations: Revocations;
afterEach(() => revocations.stop());

test('sessions revoked before the start are known when it is ready', async () => {
  const sessionId = randomUUID();
  revocations = createRevocations(async () => [{ sessionId }], memoryBus(log), log);
  await revocations.ready();
  expect(revocations.isRevoked(sessionId)).toBe(true);
  expect(revocations.isRevoked(randomUUID())).toBe(false);
});

test('an event revokes at once, for the lifetime of a token', async () => {
  const bus = memoryBus(log);
  let asked = 0;
  const load = async () => {
    asked++;
    return [];
  };
  revocations = createRevocations(load, bus, log);
  await revocations.ready();
  const sessionId = randomUUID();
  await bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }));
  expect(revocations.isRevoked(sessionId)).toBe(true);
  clock.forward(3_600_000);
  await until(() => asked > 1, 2500);
  expect(revocations.isRevoked(sessionId)).toBe(true);
  clock.forward(61_000);
  await until(() => !revocations.isRevoked(sessionId), 2500);
});

test('with an epoch, the tokens up to it are revoked, and those of the session after it are not', async () => {
  const bus = memoryBus(log);
  const sessionId = randomUUID();
  revocations = createRevocations(async () => [{ sessionId, epoch: 1 }], bus, log);
  await revocations.ready();
  expect([0, 1, 2].map((epoch) => revocations.isRevoked(sessionId, epoch))).toEqual([true, true, false]);
  await bus.publish(createEvent('session.revoked', { sessionIds: [sessionId], epoch: 0 }));
  expect(revocations.isRevoked(sessionId, 1)).toBe(true);
  await bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }));
  expect(revocations.isRevoked(sessionId, 2)).toBe(true);
});

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])('while no events arrive, revocations are fetched every second%s', async (_where, correction) => {
  const revoked: { sessionId: string }[] = [];
  const deaf = { ...memoryBus(log), connected: () => false };
  revocations = createRevocations(async () => revoked, deaf, log);
  await revocations.ready();
  clock.jump(correction);
  const sessionId = randomUUID();
  revoked.push({ sessionId });
  await until(() => revocations.isRevoked(sessionId), 2500);
});

test('when events arrive again, the missed revocations are fetched at once', async () => {
  const revoked: { sessionId: string }[] = [];
  const reconnected: (() => void)[] = [];
  const bus = {
    ...memoryBus(log),
    onConnected(listener: () => void) {
      reconnected.push(listener);
      return () => undefined;
    },
  };
  revocations = createRevocations(async () => revoked, bus, log);
  await revocations.ready();
  const sessionId = randomUUID();
  revoked.push({ sessionId });
  for (const listener of reconnected) listener();
  await until(() => revocations.isRevoked(sessionId), 500);
});

test('known revocations are kept while identity is down', async () => {
  let isDown = false;
  let asked = 0;
  const sessionId = randomUUID();
  const load = async () => {
    asked++;
    if (isDown) throw new Error('connect ECONNREFUSED');
    return [{ sessionId }];
  };
  revocations = createRevocations(load, memoryBus(log), log);
  await revocations.ready();
  isDown = true;
  clock.forward(15_000);
  await until(() => asked > 1, 2500);
  expect(revocations.isRevoked(sessionId)).toBe(true);
});

test('everybody is rejected until the first snapshot', async () => {
  const bus = memoryBus(log);
  revocations = createRevocations(() => Promise.reject(new Error('identity is away')), bus, log);
  await revocations.ready();
  const ended = randomUUID();
  await bus.publish(createEvent('session.revoked', { sessionIds: [ended] }));
  expect(revocations.isRevoked(ended)).toBe(true);
  expect(() => revocations.isRevoked(randomUUID())).toThrow('Sessions cannot be checked just now.');
});

test('the first snapshot is fetched automatically once identity answers', async () => {
  let down = true;
  const load = async () => {
    if (down) throw new Error('identity is away');
    return [];
  };
  revocations = createRevocations(load, memoryBus(log), log);
  await revocations.ready();
  down = false;
  const passes = () => {
    try {
      return !revocations.isRevoked(randomUUID());
    } catch {
      return false; // not yet
    }
  };
  await until(passes, 2500);
});

test('the first request after identity answers is accepted, although identity was just down', async () => {
  let down = true;
  let asked = 0;
  const load = async () => {
    asked++;
    if (down) throw new Error('connect ECONNREFUSED');
    return [];
  };
  revocations = createRevocations(load, memoryBus(log), log);
  await revocations.ready();
  down = false;
  await Promise.all(Array.from({ length: 20 }, () => revocations.ready()));
  expect(revocations.isRevoked(randomUUID())).toBe(false);
  expect(asked).toBe(2);
  await revocations.ready();
  expect(asked).toBe(2);
});
