import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { testKeys } from '@plaza/test-kit/tokens';
import mongoose from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { createRejections } from '../rejections';
import { type LogLine, readableLog, warnLevel } from '../testing/log-lines';
import { fixedTrust } from '../trust/fixed-trust';
import { consumeDeletions } from './consume-deletions';

const database = mongoose.createConnection();
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));

let bus: Bus;
let lines: LogLine[];
let heard: PlazaEvent[];
let removed: string[];
let isDeleted: (userId: string) => Promise<boolean>;
let stop: () => void;

beforeEach(() => {
  const readable = readableLog();
  ({ lines } = readable);
  bus = memoryBus(readable.log);
  heard = [];
  removed = [];
  bus.subscribeAll((event) => void heard.push(event));
  const trust = { ...fixedTrust(testKeys()), isDeleted: (userId: string) => isDeleted(userId) };
  const context = { bus, trust, log: readable.log, rejections: createRejections(readable.log) };
  stop = consumeDeletions(context, database, 'finance', async (userId) => void removed.push(userId));
});
afterEach(() => stop());

const warnings = () => lines.filter(({ level }) => level >= warnLevel).map(({ msg, reason }) => reason ?? msg);
const confirmed = () => heard.filter(({ type }) => type === 'event.done').length;

test('a deletion that identity denies removes nothing, and is reported', async () => {
  isDeleted = async () => false;
  await bus.publish(createEvent('user.deleted', { userId: randomUUID() }));
  expect([removed, confirmed(), warnings()]).toEqual([[], 0, ['user_exists']]);
});

test('while identity does not answer nothing is removed; afterwards the repeated event is processed', async () => {
  isDeleted = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const event = createEvent('user.deleted', { userId: randomUUID() });
  await bus.publish(event);
  await bus.publish(event);
  expect([removed, confirmed()]).toEqual([[], 0]);
  expect(warnings()).toEqual(Array(2).fill('a deletion waits until identity confirms it'));
  isDeleted = async (userId) => userId === event.payload.userId;
  await bus.publish(event);
  expect([removed, confirmed()]).toEqual([[event.payload.userId], 1]);
});
