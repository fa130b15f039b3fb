import { useState } from 'react';
import { refusalOfKey } from './refusal-of-key';

/** An answer was lost, and the form was changed since. */
const firstArrived = 'What you sent first did arrive. Look at the list before you send another one.';

/**
 * One key per form, so that a second click, or another try after a lost answer, adds no second record.
 * @returns `key`; `checked` makes the result of a write with it that of a form: where the key had been used for something
 * else, it says so, and the next try has another key
 */
export function useRequestKey() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  function checked<Result extends { readonly error?: unknown }>(result: Result): { readonly error?: unknown } {
    const refusal = refusalOfKey(result.error, firstArrived);
    if (!refusal) return result;
    setKey(crypto.randomUUID());
    return { error: refusal };
  }
  return { key, checked };
}
