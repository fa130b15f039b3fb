import fs from 'node:fs';
import os from 'node:os';
import { createLog } from '@plaza/service-kit/logging/log';
import { HashPool } from './hash-pool';
import { createPasswords } from './passwords';

const log = createLog('test', 'silent');
const task = (text: string, cost = 4) => ({ kind: 'hash', text, cost }) as const;

test('a dead thread is replaced, and its job is done by another', async () => {
  const pool = new HashPool(1, 10, log);
  await pool.run(task('first'));
  const [before] = pool.threadIds;
  const answers = [pool.run(task('second', 12)), pool.run(task('third'))];
  await pool.killThreads();
  expect(await Promise.all(answers)).toMatchObject([{ kind: 'hash' }, { kind: 'hash' }]);
  expect(pool.threadIds).toHaveLength(1);
  expect(pool.threadIds).not.toContain(before);
  await pool.stop();
});

test('jobs beyond the queue are rejected with a retry time', async () => {
  const pool = new HashPool(1, 2, log);
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => pool.run(task(`${number}`))));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3);
  expect(refused.map(({ reason }) => reason.code)).toEqual(['too_many_requests', 'too_many_requests']);
  await pool.stop();
});

test('the estimated time of a hash follows the measured ones, with more weight on the latest', async () => {
  const pool = new HashPool(1, 50, log, 5000);
  expect(pool.averageMs).toBe(5000);
  await Promise.all(Array.from({ length: 40 }, (_, number) => pool.run(task(`${number}`))));
  expect(pool.averageMs).toBeGreaterThan(0);
  expect(pool.averageMs).toBeLessThan(1000);
  await pool.stop();
});

test('no more threads than its size are started', async () => {
  const pool = new HashPool(2, 20, log);
  await Promise.all(Array.from({ length: 10 }, (_, number) => pool.run(task(`${number}`))));
  expect(pool.threadIds).toHaveLength(2);
  await pool.stop();
});

/** Of each thread of this process, as Linux counts: 0 is usual, 19 the lowest. */
function priorities(): number[] {
  const threads = fs.readdirSync('/proc/self/task');
  return threads.map((id) => {
    const afterName = fs
      .readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(afterName[16]);
  });
}

(process.platform === 'linux' ? test : test.skip)('its threads have a low priority', async () => {
  const own = os.getPriority();
  const lowOnes = () => priorities().filter((priority) => priority === os.constants.priority.PRIORITY_BELOW_NORMAL);
  const before = lowOnes().length;
  const pool = new HashPool(2, 10, log);
  await Promise.all([pool.run(task('one')), pool.run(task('other'))]);
  expect(lowOnes()).toHaveLength(before + 2);
  expect(os.getPriority()).toBe(own);
  await pool.stop();
});

test('stopping rejects waiting and new jobs', async () => {
  const pool = new HashPool(1, 10, log);
  const answers = Promise.allSettled([pool.run(task('running', 14)), pool.run(task('waiting'))]);
  await pool.stop();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(task('late'))).rejects.toThrow();
});

test('a password matches only its own hash, and nothing matches a missing hash', async () => {
  const passwords = createPasswords({ cost: 4, workers: 1, queue: 10 }, log);
  const hash = await passwords.hash('päss wörd');
  expect(await passwords.matches('päss wörd'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.matches('pass word', hash)).toBe(false);
  expect(await passwords.matches('päss wörd', undefined)).toBe(false);
  expect(await passwords.matches('päss wörd', 'no hash at all')).toBe(false);
  await passwords.stop();
});
