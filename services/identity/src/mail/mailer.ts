export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Until when it is worth sending; a day, unless what it tells is dead sooner. */
  readonly goodUntil?: Date;
}

/** Where mails leave. What it took is kept until it has left, whatever happens to this process meanwhile. */
export interface Mailer {
  /**
   * Keeps the mail and tries to hand it on at once, for a few seconds.
   * @returns `delayed` when it could not leave yet, and is tried again
   */
  send(mail: Mail): Promise<{ delayed: boolean }>;
  stop(): Promise<void>;
}
