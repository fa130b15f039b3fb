import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Encryption } from '../encryption/encryption';
import { MailRejected, type MailTransport } from './mail-transport';
import type { Mail, Mailer } from './mailer';
import type { WaitingMailRecord } from './waiting-mail.model';
import { claimDueMail, deleteMail, fromNow, postponeMail, storeMail } from './waiting-mails';

/** Times in milliseconds. */
export interface MailTimes {
  /** How long `send` waits for its own attempt, which continues after `send` has returned. */
  readonly waitMs: number;
  /** The timeout of an attempt. */
  readonly attemptMs: number;
  /**
   * How long an attempt claims a mail. Must be longer than `attemptMs`, or two instances could send the mail at once.
   */
  readonly claimMs: number;
  /** The pauses after the first attempt, the second and so on; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  readonly pollMs: number;
  /** How long a stopping service waits for running attempts before it aborts them. */
  readonly stopMs: number;
}

const defaultTimes: MailTimes = {
  waitMs: 4000,
  attemptMs: 60_000,
  claimMs: 90_000,
  retryDelaysMs: [5000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000],
  pollMs: 1000,
  stopMs: 3000,
};
/** How many due mails one instance sends at the same time. */
const maxParallel = 4;

/** Stores mails in the database and delivers them. Failed deliveries are retried, by any of the instances. */
export function createMailer(
  transport: MailTransport,
  encryption: Encryption,
  log: Log,
  options?: Partial<MailTimes>,
): Mailer {
  const times = { ...defaultTimes, ...options };
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let polling = false;

  function track<T>(task: Promise<T>): Promise<T> {
    const tracked = task.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  }

  /**
   * Tries to deliver a claimed mail.
   * @returns whether it is finished: delivered, or permanently dropped
   */
  async function attempt(waiting: WaitingMailRecord): Promise<boolean> {
    try {
      await deliver(waiting);
    } catch (err) {
      const about = { err, mail: waiting._id, tries: waiting.tries };
      if (err instanceof MailRejected) log.warn(about, 'a mail is refused for good, and dropped');
      else if (await postpone(waiting)) return false;
      else log.error(about, 'a mail could not leave in its time, and is dropped');
    }
    await deleteMail(waiting);
    return true;
  }

  /** @returns false when the mail would expire before the next attempt */
  async function postpone(waiting: WaitingMailRecord): Promise<boolean> {
    const { tries, expiresAt } = waiting;
    const { retryDelaysMs } = times;
    const delayMs = retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? 0;
    const nextAt = fromNow(stopping.signal.aborted ? 0 : delayMs);
    if (nextAt >= expiresAt) return false;
    await postponeMail(waiting, nextAt);
    return true;
  }

  async function deliver({ _id, sealed }: WaitingMailRecord) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(times.attemptMs)]);
    await transport.deliver(decrypt(sealed, _id), _id, signal);
  }

  function decrypt(sealed: string, id: string): Mail {
    try {
      return JSON.parse(encryption.decrypt(sealed, id));
    } catch (cause) {
      throw new MailRejected('it was encrypted with another key', { cause });
    }
  }

  async function sendDueMails() {
    if (polling || stopping.signal.aborted) return;
    polling = true;
    try {
      const first = await claimDueMail(times.claimMs);
      if (first) await Promise.all([work(first), ...Array.from({ length: maxParallel - 1 }, () => work())]);
    } catch (error) {
      log.warn({ err: error }, 'due mails cannot be read; trying again');
    } finally {
      polling = false;
    }
  }

  /**
   * Sends due mails one by one until an attempt fails: most others would then fail, too, so they wait for the next
   * poll.
   */
  async function work(first?: WaitingMailRecord) {
    let waiting = first ?? (await claimDueMail(times.claimMs));
    while (waiting && (await attempt(waiting)) && !stopping.signal.aborted) {
      waiting = await claimDueMail(times.claimMs);
    }
  }

  const timer = setInterval(() => void track(sendDueMails()), times.pollMs).unref();

  return {
    async send({ goodUntil, ...mail }) {
      const _id = randomUUID();
      const sealed = encryption.encrypt(JSON.stringify(mail), _id);
      const waiting = await storeMail({ _id, sealed, ...(goodUntil ? { goodUntil } : {}) }, times.claimMs);
      const attempted = track(attempt(waiting)).catch((error) => {
        log.error({ err: error, mail: _id }, 'the state of a mail cannot be stored; it is tried again');
        return false;
      });
      const timeout = new AbortController();
      const isFinished = await Promise.race([attempted, falseAfter(times.waitMs, timeout.signal)]);
      timeout.abort();
      return { delayed: !isFinished };
    },
    async stop() {
      clearInterval(timer);
      const timeout = new AbortController();
      await Promise.race([Promise.allSettled(running), falseAfter(times.stopMs, timeout.signal)]);
      timeout.abort();
      stopping.abort(new Error('the service is stopping'));
      await Promise.allSettled(running);
      transport.close();
    },
  };
}

/** Resolves to false after `ms`, or at once when the signal aborts. */
const falseAfter = (ms: number, signal: AbortSignal): Promise<false> =>
  pause(ms, false as const, { signal }).catch(() => false as const);
