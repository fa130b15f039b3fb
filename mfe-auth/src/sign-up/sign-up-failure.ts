import { apiErrorIn, serverMessage } from '@plaza/web-kit';

/** The message above the form: the server's reason, or else a generic one with the status. */
export function signUpFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const reason = serverMessage(error, status === 0 ? 'Network error' : 'The server gave no reason');
  return `Sign up failed: ${reason} (Status: ${status})`;
}
