export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Until when to try sending: a day, unless its content expires sooner. */
  readonly goodUntil?: Date;
}

/** Sends mails. A mail is stored until it is delivered, even if this process dies. */
export interface Mailer {
  /**
   * Stores the mail and tries to deliver it for a few seconds.
   * @returns `delayed` when it is not delivered yet; it is tried again
   */
  send(mail: Mail): Promise<{ delayed: boolean }>;
  stop(): Promise<void>;
}
