import { Conflict } from './errors';
import { retryOnConflict } from './retry-on-conflict';

/** An attempt that meets `conflicts` other writes before it succeeds. */
function attemptAfter(conflicts: number) {
  let made = 0;
  return jest.fn(async () => {
    made += 1;
    return made > conflicts ? `written at attempt ${made}` : null;
  });
}

test('a write without a conflict is done once', async () => {
  const attempt = attemptAfter(0);
  expect(await retryOnConflict(attempt)).toBe('written at attempt 1');
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a write with conflicts is retried until it succeeds', async () => {
  expect(await retryOnConflict(attemptAfter(19))).toBe('written at attempt 20');
});

test('ends with a conflict if every attempt conflicts', async () => {
  const attempt = attemptAfter(Number.POSITIVE_INFINITY);
  await expect(retryOnConflict(attempt)).rejects.toMatchObject({ code: 'changed_meanwhile', kind: 'conflict' });
  expect(attempt).toHaveBeenCalledTimes(20);
});

test('the caller chooses the number of attempts and the error', async () => {
  const attempt = attemptAfter(5);
  const exhausted = () => new Conflict('user_changed', 'Somebody else has changed this user.');
  await expect(retryOnConflict(attempt, { attempts: 3, exhausted })).rejects.toMatchObject({ code: 'user_changed' });
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('false, zero and an empty text are valid results', async () => {
  expect(await retryOnConflict(async () => false)).toBe(false);
  expect(await retryOnConflict(async () => 0)).toBe(0);
  expect(await retryOnConflict(async () => '')).toBe('');
});

test('an error of the attempt is not retried', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('away')));
  await expect(retryOnConflict(attempt)).rejects.toThrow('away');
  expect(attempt).toHaveBeenCalledTimes(1);
});
