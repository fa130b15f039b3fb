export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails leave. What it took is kept until it has left, whatever happens to this process meanwhile. */
export interface Mailer {
  /**
   * Keeps the mail and tries to hand it on at once.
   * @returns `delayed` when it could not leave yet, and is tried again
   */
  send(mail: Mail): Promise<{ delayed: boolean }>;
  stop(): Promise<void>;
}
