import { useRef } from 'react';
import { refusalOfKey } from '../http/refusal-of-key';

interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/**
 * One idempotency key per form, so that a second click, or another try after a lost answer, adds nothing twice. What
 * was added takes the key with it: whatever the form sends next has another one.
 * @param firstArrived what the form says where an answer was lost and the form was changed since
 * @returns `send` makes a write with the key, see `keyedEndpoint`, and gives its result; `renew` is for a form that
 * begins anew
 */
export function useRequestKey(firstArrived: string) {
  const key = useRef<string>(undefined);
  const renew = () => {
    key.current = undefined;
  };

  async function send<Data>(write: (key: string) => PromiseLike<Result<Data>>): Promise<Result<Data>> {
    key.current ??= crypto.randomUUID();
    const used = key.current;
    const result = await write(used);
    const refusal = refusalOfKey(result.error, firstArrived);
    // A form that has begun anew meanwhile has a key of its own.
    if ((result.error === undefined || refusal) && key.current === used) renew();
    return refusal ? { error: refusal } : result;
  }
  return { send, renew };
}
