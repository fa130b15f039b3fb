import type { Log } from '@plaza/service-kit/logging/log';
import type { Encryption } from '../encryption/encryption';
import type { MailTimes } from './mail-times';
import { MailRejected, type MailTransport } from './mail-transport';
import type { Mail } from './mailer';
import type { WaitingMailRecord } from './waiting-mail.model';
import { deleteMail, fromNow, postponeMail } from './waiting-mails';

interface Dependencies {
  readonly transport: MailTransport;
  readonly encryption: Encryption;
  readonly log: Log;
  readonly times: Pick<MailTimes, 'attemptMs' | 'retryDelaysMs'>;
  /** Aborts running attempts; their mails may be claimed again at once. */
  readonly stopping: AbortSignal;
}

/** Attempts to deliver mails that this process has claimed. */
export class MailAttempts {
  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Tries to deliver a claimed mail.
   * @returns whether it is finished: delivered, or permanently dropped
   */
  async attempt(waiting: WaitingMailRecord): Promise<boolean> {
    const { log } = this.dependencies;
    try {
      await this.#deliver(waiting);
    } catch (err) {
      const about = { err, mail: waiting._id, tries: waiting.tries };
      if (err instanceof MailRejected) log.warn(about, 'a mail was permanently rejected and is dropped');
      else if (await this.#postpone(waiting)) return false;
      else log.error(about, 'a mail expired undelivered and is dropped');
    }
    await deleteMail(waiting);
    return true;
  }

  /** @returns false when the mail would expire before the next attempt */
  async #postpone(waiting: WaitingMailRecord): Promise<boolean> {
    const { tries, expiresAt } = waiting;
    const { times, stopping } = this.dependencies;
    const delayMs = times.retryDelaysMs[Math.min(tries, times.retryDelaysMs.length) - 1] ?? 0;
    const nextAt = fromNow(stopping.aborted ? 0 : delayMs);
    if (nextAt >= expiresAt) return false;
    await postponeMail(waiting, nextAt);
    return true;
  }

  async #deliver({ _id, sealed: encrypted }: WaitingMailRecord): Promise<void> {
    const { transport, times, stopping } = this.dependencies;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(times.attemptMs)]);
    await transport.deliver(this.#decrypt(encrypted, _id), _id, signal);
  }

  #decrypt(encrypted: string, id: string): Mail {
    try {
      return JSON.parse(this.dependencies.encryption.decrypt(encrypted, id));
    } catch (cause) {
      throw new MailRejected('it was encrypted with another key', { cause });
    }
  }
}
