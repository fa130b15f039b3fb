import { failureMessage } from '../forms/failure-message';

export const signInFailed = 'Sign in failed.';

/** The server's message; without a response, a message to try again. */
export const signInFailure = (error: unknown): string =>
  failureMessage(error, signInFailed, 'Sign in failed. Please try again.');
