/** Times in milliseconds. */
export interface MailTimes {
  /** How long `send` waits for its own attempt, which continues after `send` has returned. */
  readonly waitMs: number;
  /** The timeout of an attempt. */
  readonly attemptMs: number;
  /**
   * How long an attempt claims a mail. Must be longer than `attemptMs`, or two instances could send the mail at once.
   */
  readonly claimMs: number;
  /** The pauses after the first attempt, the second and so on; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  readonly pollMs: number;
  /** How long a stopping service waits for running attempts before it aborts them. */
  readonly stopMs: number;
}

export const defaultTimes: MailTimes = {
  waitMs: 4000,
  attemptMs: 60_000,
  claimMs: 90_000,
  retryDelaysMs: [5000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000],
  pollMs: 1000,
  stopMs: 3000,
};
