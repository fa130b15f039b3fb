import { DevMailModel, type DevMailRecord } from './dev-mail.model';
import type { MailTransport } from './mail-transport';
import type { Mail } from './mailer';

const shown = 100;

/** Keeps mails for a day, to be read at `/dev/mail`. */
export const developmentMailbox = {
  async deliver({ to, subject, text, html }: Mail, id: string): Promise<void> {
    await DevMailModel.updateOne({ _id: id }, { $setOnInsert: { to, subject, text, html } }, { upsert: true });
  },
  close: () => undefined,
} satisfies MailTransport;

/** The newest mails, the newest first. */
export function newestMails(): Promise<DevMailRecord[]> {
  return DevMailModel.find().sort({ createdAt: -1 }).limit(shown).lean<DevMailRecord[]>();
}
