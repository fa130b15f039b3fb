import type { Mail } from './mailer';

/** Hands a mail on to who brings it to its reader. */
export interface MailTransport {
  /**
   * @param id the same at every try of a mail, so that one that comes twice can be told
   * @param signal gives the try up
   * @throws MailRefused where no later try would end otherwise; anything else is worth another try
   */
  deliver(mail: Mail, id: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** This mail will never be taken. */
export class MailRejected extends Error {
  override name = 'MailRefused';
}
