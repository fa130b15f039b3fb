import { apiErrorIn, serverMessage } from '@plaza/web-kit';

/** The server's message, or else the fallback; `unanswered` if there was no response at all. */
export function failureMessage(
  error: unknown,
  fallback: string,
  unanswered = 'Network error. Please try again.',
): string {
  return serverMessage(error, apiErrorIn(error)?.status === 0 ? unanswered : fallback);
}
