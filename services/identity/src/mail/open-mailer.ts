import type { Log } from '@plaza/service-kit/logging/log';
import type { IdentityConfig } from '../config';
import type { Encryption } from '../encryption/encryption';
import { createMailer } from './create-mailer';
import { developmentMailbox } from './development-mailbox';
import type { MailTransport } from './mail-transport';
import type { Mailer } from './mailer';
import { smtpTransport } from './smtp-transport';

/** Sends by SMTP if configured, else to the development mailbox; production without SMTP delivers nothing. */
export function openMailer(config: IdentityConfig, encryption: Encryption, log: Log): Mailer {
  return createMailer(transportOf(config, log), encryption, log);
}

function transportOf({ SMTP_URL, MAIL_FROM, NODE_ENV }: IdentityConfig, log: Log): MailTransport {
  if (SMTP_URL) return smtpTransport(SMTP_URL, MAIL_FROM);
  if (NODE_ENV !== 'production') return developmentMailbox;
  log.error('SMTP_URL is not set: no mail can be sent, so nobody can verify an address or reset a password');
  return noTransport;
}

/** Mails stay stored for a day, in case an instance with SMTP starts meanwhile. */
const noTransport: MailTransport = {
  async deliver() {
    throw new Error('SMTP_URL is not set');
  },
  close: () => undefined,
};
