import type { Mail } from './mailer';

/** Delivers mails to a server or a mailbox. */
export interface MailTransport {
  /**
   * @param id the same at every attempt, so that duplicates can be recognized
   * @param signal aborts the attempt
   * @throws MailRejected where no later attempt can succeed; any other error is retried
   */
  deliver(mail: Mail, id: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A mail that will never be accepted, so it is not tried again. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}
