import { apiErrorIn } from '@plaza/web-kit';

/** Answers of the gateway for a service whose own answer it did not get. */
const lostAnswers: readonly number[] = [502, 504];

/** Whether a write may have been done although it failed: its answer was lost on the way. */
export function isOutcomeUnknown(error: unknown): boolean {
  const status = apiErrorIn(error)?.status;
  return status === 0 || (status !== undefined && lostAnswers.includes(status));
}

/**
 * What failed, and where nobody knows whether it did, that it may have been done all the same.
 * @param message a sentence, with or without its full stop
 * @param done "saved", "imported"
 */
export function withOutcome(message: string, error: unknown, done = 'saved'): string {
  if (!isOutcomeUnknown(error)) return message;
  return `${message.replace(/\.$/, '')}. No answer came, so it may have been ${done} all the same: look before you try again.`;
}
