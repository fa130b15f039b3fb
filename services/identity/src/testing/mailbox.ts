import { randomUUID } from 'node:crypto';
import { developmentMailbox } from '../mail/development-mailbox';
import type { Mailer } from '../mail/mailer';

/** Delivers mails to the development mailbox before `send` resolves. */
export const mailboxMailer: Pick<Mailer, 'send'> = {
  async send(mail) {
    await developmentMailbox.deliver(mail, randomUUID());
    return { delayed: false };
  },
};
