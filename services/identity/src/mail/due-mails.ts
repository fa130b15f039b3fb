import type { Log } from '@plaza/service-kit/logging/log';
import type { MailAttempts } from './mail-attempts';
import type { WaitingMailRecord } from './waiting-mail.model';
import { claimDueMail } from './waiting-mails';

/** How many due mails one instance sends at the same time. */
const maxParallel = 4;

interface Dependencies {
  readonly attempts: MailAttempts;
  readonly log: Log;
  /** How long an attempt claims a mail, in milliseconds. */
  readonly claimMs: number;
  readonly stopping: AbortSignal;
}

/** Sends the mails whose next attempt is due, whichever instance stored them. */
export class DueMails {
  #isSending = false;

  constructor(private readonly dependencies: Dependencies) {}

  /** Returns at once if this instance is sending already, or stopping. */
  async send(): Promise<void> {
    const { log, claimMs, stopping } = this.dependencies;
    if (this.#isSending || stopping.aborted) return;
    this.#isSending = true;
    try {
      const first = await claimDueMail(claimMs);
      if (first) await Promise.all([this.#work(first), ...Array.from({ length: maxParallel - 1 }, () => this.#work())]);
    } catch (error) {
      log.warn({ err: error }, 'due mails cannot be read; trying again');
    } finally {
      this.#isSending = false;
    }
  }

  /**
   * Sends due mails one by one until an attempt fails: most others would then fail, too, so they wait for the next
   * poll.
   */
  async #work(first?: WaitingMailRecord): Promise<void> {
    const { attempts, claimMs, stopping } = this.dependencies;
    let waiting = first ?? (await claimDueMail(claimMs));
    while (waiting && (await attempts.attempt(waiting)) && !stopping.aborted) {
      waiting = await claimDueMail(claimMs);
    }
  }
}
