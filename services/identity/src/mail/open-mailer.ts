import type { Log } from '@plaza/service-kit/log';
import type { IdentityConfig } from '../config';
import { developmentMailbox } from './development-mailbox';
import type { Mailer } from './mailer';

export function openMailer(_config: IdentityConfig, _log: Log): Mailer {
  return {
    async send(mail) {
      await developmentMailbox.send(mail);
      return { delayed: false };
    },
    stop: async () => undefined,
  };
}
