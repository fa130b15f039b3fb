import type { Redis } from 'ioredis';
import { createLog } from '../logging/log';
import { RedisOrMemory } from './redis-or-memory';

/** A Redis whose DEL commands end when the test says so; `deleted`: the names of each command. */
function slowRedis() {
  const deleted: string[][] = [];
  const commands: { resolve: (count: number) => void; reject: (error: Error) => void }[] = [];
  const del = (...names: string[]) => {
    deleted.push(names);
    return new Promise<number>((resolve, reject) => commands.push({ resolve, reject }));
  };
  return { redis: { del } as unknown as Redis, deleted, commands };
}

const nothing = async () => undefined;
const open = () => {
  const { redis, deleted, commands } = slowRedis();
  return { entries: new RedisOrMemory(redis, createLog('cache', 'silent')), deleted, commands };
};

test('a deletion that is requested during that of the same name takes place after it', async () => {
  const { entries, deleted, commands } = open();
  entries.deleteLater('permissions');
  const first = entries.run(nothing, nothing);
  entries.deleteLater('permissions');
  commands[0]?.resolve(1);
  await first;
  const second = entries.run(nothing, nothing);
  expect(deleted).toEqual([['permissions'], ['permissions']]);
  commands[1]?.resolve(1);
  await second;
  await entries.run(nothing, nothing);
  expect(deleted).toHaveLength(2);
});

test('a deletion that fails is repeated, even if no caller needs the cache', async () => {
  jest.useFakeTimers();
  try {
    const { entries, deleted, commands } = open();
    entries.deleteLater('permissions');
    const failing = entries.run(nothing, nothing);
    commands[0]?.reject(new Error('the connection was closed'));
    await failing;
    await jest.advanceTimersByTimeAsync(1001);
    expect(deleted).toEqual([['permissions'], ['permissions']]);
    commands[1]?.resolve(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(deleted).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
