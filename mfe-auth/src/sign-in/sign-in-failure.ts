import { apiErrorIn, serverMessage } from '@plaza/web-kit';

export const secondFactorAsked =
  'This account asks for a second factor. It cannot be entered here, so you are not signed in. Please contact support.';

/** The server's sentence; without an answer, that it may be tried again. */
export function signInFailure(error: unknown): string {
  const unanswered = apiErrorIn(error)?.status === 0;
  return serverMessage(error, unanswered ? 'Sign in failed. Please try again.' : 'Sign in failed.');
}
