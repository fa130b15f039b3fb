import { renderHook } from '@testing-library/react';
import type { ApiError } from '../http/api-error';
import { useRequestKey } from './use-request-key';

const firstArrived = 'Your first attempt was saved.';
const noAnswer: ApiError = { status: 0, message: 'Failed to fetch' };
const refused = (code: string): ApiError => ({
  status: 409,
  message: '409: Refused.',
  data: { success: false, message: 'Refused.', error: { code, message: 'Refused.', requestId: 'r-1' } },
});

/** A form whose writes end like this, one after the other. @returns the keys that they were sent with */
async function sendAll(results: readonly object[]) {
  const { result } = renderHook(() => useRequestKey(firstArrived));
  const keys: string[] = [];
  const answers: object[] = [];
  for (const one of results) {
    answers.push(
      await result.current.send(async (key) => {
        keys.push(key);
        return one;
      }),
    );
  }
  return { keys, answers, form: result.current };
}

it('repeats a write with the same key after a lost answer, and uses another key for the next write', async () => {
  const { keys, answers } = await sendAll([{ error: noAnswer }, { data: 'added' }, { data: 'added' }]);
  expect(answers).toEqual([{ error: noAnswer }, { data: 'added' }, { data: 'added' }]);
  expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('uses a new key also after a write without an answer body', async () => {
  const { keys } = await sendAll([{}, {}]);
  expect(keys[1]).not.toBe(keys[0]);
});

it('reports that the first write arrived if the key was used for other content, and then uses a new key', async () => {
  const reused = refused('idempotency_key_reused');
  const { keys, answers } = await sendAll([{ error: noAnswer }, { error: reused }, { data: 'added' }]);
  expect(answers[1]).toEqual({ error: { ...reused, data: { ...reused.data, message: firstArrived } } });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('passes on any other rejection, and keeps the key', async () => {
  const error = refused('invalid_input');
  const { keys, answers } = await sendAll([{ error }, { error }]);
  expect(answers).toEqual([{ error }, { error }]);
  expect(keys[1]).toBe(keys[0]);
});

it('uses a new key for a form that restarts', async () => {
  const { keys, form } = await sendAll([{ error: noAnswer }]);
  form.renew();
  await form.send(async (key) => {
    keys.push(key);
    return {};
  });
  expect(keys[1]).not.toBe(keys[0]);
});
