export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When its content expires. Attempts stop then, or after a day if that is sooner. */
  readonly goodUntil?: Date;
}

/** Sends mails. A mail is stored until it is delivered, even if this process dies. */
export interface Mailer {
  /**
   * Stores the mail, and waits a few seconds for the first attempt to deliver it.
   * @returns `delayed` when it is not delivered yet; further attempts follow
   */
  send(mail: Mail): Promise<{ delayed: boolean }>;
  stop(): Promise<void>;
}
