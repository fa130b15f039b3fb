import { apiErrorIn } from '@plaza/web-kit';
import { failureMessage } from '../forms/failure-message';

export const invalidCode = 'Invalid security code';

/**
 * The error for a rejected code, which is always called invalid. If the server did not check the code, its own message
 * is shown.
 */
export function codeFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const isUnchecked = status === 0 || status === 429 || status >= 500;
  return isUnchecked ? failureMessage(error, invalidCode) : invalidCode;
}
