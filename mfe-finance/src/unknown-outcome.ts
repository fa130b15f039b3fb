import { isOutcomeUnknown as isUnknownBy } from '@plaza/contracts/failed-writes';
import { apiErrorIn } from '@plaza/web-kit';

/** Whether a failed write may have succeeded because its response was lost. */
export const isOutcomeUnknown = (error: unknown): boolean => isUnknownBy(apiErrorIn(error)?.status);

/**
 * The error message, with a hint that the write may have succeeded if the outcome is unknown. For writes that are
 * repeatable, use `withSafeRetry`.
 * @param message a sentence, with or without its full stop
 * @param done "saved", "deleted"
 */
export const withOutcome = (message: string, error: unknown, done = 'saved'): string =>
  withHint(message, error, `may have been ${done} all the same: look before you try again.`);

/**
 * Like `withOutcome`, for a write that is done once even if it is sent again, such as one with an idempotency key.
 * @param within for how long that is so: "within ten minutes"; by default for as long as the form is open
 */
export function withSafeRetry(message: string, error: unknown, done = 'saved', within?: string): string {
  const again = within ? `try again ${within}` : 'try again';
  return withHint(message, error, `may have been ${done}. It is safe to ${again}: it will not be ${done} twice.`);
}

/**
 * The message if the response to a write was lost, and another write has been sent with its key since.
 * @param place where the first one is, as in "the list"
 * @param next as in "add another one"
 */
export const firstAttemptSaved = (place: string, next: string): string =>
  `Your first attempt was saved. Check ${place} before you ${next}.`;

function withHint(message: string, error: unknown, hint: string): string {
  return isOutcomeUnknown(error) ? `${message.replace(/\.$/, '')}. No answer came, so it ${hint}` : message;
}
