import { apiErrorIn } from '@plaza/web-kit';
import { failureMessage } from '../forms/failure-message';

export const invalidCode = 'Invalid security code';

/** A refused code is called invalid whatever the server says of it; that it did not look at it is said as it is. */
export function codeFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const unread = status === 0 || status === 429 || status >= 500;
  return unread ? failureMessage(error, invalidCode) : invalidCode;
}
