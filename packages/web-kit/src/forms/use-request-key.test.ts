import { renderHook } from '@testing-library/react';
import type { ApiError } from '../http/api-error';
import { useRequestKey } from './use-request-key';

const firstArrived = 'What you sent first did arrive.';
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

it('sends a write again with the same key after a lost answer, and what comes after it with another', async () => {
  const { keys, answers } = await sendAll([{ error: noAnswer }, { data: 'added' }, { data: 'added' }]);
  expect(answers).toEqual([{ error: noAnswer }, { data: 'added' }, { data: 'added' }]);
  expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('has another key as well after a write that answers nothing', async () => {
  const { keys } = await sendAll([{}, {}]);
  expect(keys[1]).not.toBe(keys[0]);
});

it('says that the first one arrived where the key was used for something else, and has another key then', async () => {
  const reused = refused('idempotency_key_reused');
  const { keys, answers } = await sendAll([{ error: noAnswer }, { error: reused }, { data: 'added' }]);
  expect(answers[1]).toEqual({ error: { ...reused, data: { ...reused.data, message: firstArrived } } });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('leaves any other refusal as it is, and its key too', async () => {
  const error = refused('invalid_input');
  const { keys, answers } = await sendAll([{ error }, { error }]);
  expect(answers).toEqual([{ error }, { error }]);
  expect(keys[1]).toBe(keys[0]);
});

it('has another key for a form that begins anew', async () => {
  const { keys, form } = await sendAll([{ error: noAnswer }]);
  form.renew();
  await form.send(async (key) => {
    keys.push(key);
    return {};
  });
  expect(keys[1]).not.toBe(keys[0]);
});
