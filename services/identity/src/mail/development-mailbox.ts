import { type DevMail, DevMailModel } from './dev-mail.model';
import type { Mail } from './mailer';

const shown = 100;

/** Keeps mails for a day, to be read at `/dev/mail`. */
export const developmentMailbox = {
  async send({ to, subject, text, html }: Mail): Promise<void> {
    await DevMailModel.create({ to, subject, text, html });
  },
};

/** The newest mails, the newest first. */
export function newestMails(): Promise<DevMail[]> {
  return DevMailModel.find().sort({ createdAt: -1 }).limit(shown).lean<DevMail[]>();
}
