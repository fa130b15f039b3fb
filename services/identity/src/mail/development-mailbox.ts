import { DevMailModel, type DevMailRecord } from './dev-mail.model';
import type { MailTransport } from './mail-transport';
import type { Mail } from './mailer';

const maxShown = 100;

/** Stores mails for a day; `/dev/mail` shows them. */
export const developmentMailbox = {
  async deliver({ to, subject, text, html }: Mail, id: string): Promise<void> {
    await DevMailModel.updateOne({ _id: id }, { $setOnInsert: { to, subject, text, html } }, { upsert: true });
  },
  close: () => undefined,
} satisfies MailTransport;

/** The latest mails, newest first. */
export function newestMails(): Promise<DevMailRecord[]> {
  return DevMailModel.find().sort({ createdAt: -1 }).limit(maxShown).lean<DevMailRecord[]>();
}
