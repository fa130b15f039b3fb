import { apiErrorIn, serverMessage } from '@plaza/web-kit';

/** The sentence over the form: the server's reason, or that there was none, with the status. */
export function signUpFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const reason = serverMessage(error, status === 0 ? 'Network error' : 'The server gave no reason');
  return `Sign up failed: ${reason} (Status: ${status})`;
}
