import { apiErrorIn, serverMessage } from '@plaza/web-kit';

/** The server's sentence; without an answer, that it may be tried again. */
export function signInFailure(error: unknown): string {
  const unanswered = apiErrorIn(error)?.status === 0;
  return serverMessage(error, unanswered ? 'Sign in failed. Please try again.' : 'Sign in failed.');
}
