import { useRef } from 'react';
import { reusedKeyError } from '../http/reused-key-error';
import { uniqueId } from '../unique-id';

interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/**
 * One idempotency key per form, so that a second click, or a retry after a lost response, adds nothing twice. After a
 * successful write the form gets a new key.
 * @param firstArrived the message if the response to the first write was lost and the form was changed since
 * @returns `send` makes a write with the key (see `keyedEndpoint`) and returns its result; `renew` replaces the key of
 * a form that starts over
 */
export function useRequestKey(firstArrived: string) {
  const key = useRef<string>(undefined);
  const renew = () => {
    key.current = undefined;
  };

  async function send<Data>(write: (key: string) => PromiseLike<Result<Data>>): Promise<Result<Data>> {
    key.current ??= uniqueId();
    const used = key.current;
    const result = await write(used);
    const reused = reusedKeyError(result.error, firstArrived);
    // A form that has started over meanwhile already has a new key.
    if ((result.error === undefined || reused) && key.current === used) renew();
    return reused ? { error: reused } : result;
  }
  return { send, renew };
}
