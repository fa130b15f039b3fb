import type { Log } from '@plaza/service-kit/log';
import type { IdentityConfig } from '../config';
import { developmentMailbox } from './development-mailbox';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails leave. A transport is one more implementation of this. */
export interface Mailer {
  /** @throws when the mail could not be handed on */
  send(mail: Mail): Promise<void>;
}

/** The development mailbox; in production, where nothing may be kept to be read by anybody, no mail leaves yet. */
export function openMailer({ NODE_ENV, REQUIRE_EMAIL_VERIFICATION }: IdentityConfig, log: Log): Mailer {
  if (NODE_ENV !== 'production') return developmentMailbox;
  const consequence = REQUIRE_EMAIL_VERIFICATION ? '; people who sign up cannot verify their address' : '';
  log.error(`no mail can be sent in production: there is no mail transport${consequence}`);
  return {
    async send({ subject }) {
      throw new Error(`no mail transport: "${subject}" was not sent`);
    },
  };
}
