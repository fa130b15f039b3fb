import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { networkError } from './network-error';

/** The server's message, or else the fallback; `unanswered` if there was no response at all. */
export function failureMessage(error: unknown, fallback: string, unanswered = networkError): string {
  return serverMessage(error, apiErrorIn(error)?.status === 0 ? unanswered : fallback);
}
