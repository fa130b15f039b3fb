import { failureMessage } from '../forms/failure-message';

export const signInFailed = 'Sign in failed.';

/** The server's sentence; without an answer, that it may be tried again. */
export const signInFailure = (error: unknown): string =>
  failureMessage(error, signInFailed, 'Sign in failed. Please try again.');
