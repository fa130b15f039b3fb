import { apiErrorIn } from '@plaza/web-kit';

/** Status codes of the gateway when it got no response from a service. */
const lostAnswers: readonly number[] = [502, 504];

/** Whether a failed write may have succeeded because its response was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  const status = apiErrorIn(error)?.status;
  return status === 0 || (status !== undefined && lostAnswers.includes(status));
}

/**
 * The error message, with a hint that the write may have succeeded if the outcome is unknown.
 * @param message a sentence, with or without its full stop
 * @param done "saved", "imported"
 */
export function withOutcome(message: string, error: unknown, done = 'saved'): string {
  if (!isOutcomeUnknown(error)) return message;
  return `${message.replace(/\.$/, '')}. No answer came, so it may have been ${done} all the same: look before you try again.`;
}
