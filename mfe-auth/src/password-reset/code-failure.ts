import { apiErrorIn } from '@plaza/web-kit';
import { failureMessage } from '../forms/failure-message';

export const invalidCode = 'Invalid security code';

/**
 * A rejected code is called invalid, whatever the server says; where the server did not check the code, its own
 * sentence is shown.
 */
export function codeFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const isUnchecked = status === 0 || status === 429 || status >= 500;
  return isUnchecked ? failureMessage(error, invalidCode) : invalidCode;
}
