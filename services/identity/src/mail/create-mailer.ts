import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@plaza/service-kit/log';
import type { Encryption } from '../encryption/encryption';
import { MailRejected, type MailTransport } from './mail-transport';
import type { Mail, Mailer } from './mailer';
import type { WaitingMailRecord } from './waiting-mail.model';
import { claimDueMail, deleteMail, fromNow, postponeMail, storeMail } from './waiting-mails';

/** How long things take, in milliseconds. */
export interface MailTimes {
  /** How long `send` waits for its own try; the try goes on behind its answer. */
  readonly waitMs: number;
  /** After this a try is given up. */
  readonly attemptMs: number;
  /** How long a mail belongs to who tries it. Longer than a try, or two could send it at once. */
  readonly claimMs: number;
  /** The pauses after the first try, the second…; the last one again and again. */
  readonly retryDelaysMs: readonly number[];
  readonly pollMs: number;
  /** How long tries under way may take when the service stops. */
  readonly stopMs: number;
}

const usualTimes: MailTimes = {
  waitMs: 4000,
  attemptMs: 60_000,
  claimMs: 90_000,
  retryDelaysMs: [5000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000],
  pollMs: 1000,
  stopMs: 3000,
};
/** How many due mails one instance sends at the same time. */
const lanes = 4;

/** Keeps mails in the database and hands them on; what did not leave is tried again, by whichever instance comes first. */
export function createMailer(
  transport: MailTransport,
  encryption: Encryption,
  log: Log,
  options?: Partial<MailTimes>,
): Mailer {
  const times = { ...usualTimes, ...options };
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let polling = false;

  function track<T>(task: Promise<T>): Promise<T> {
    const track = task.finally(() => running.delete(track));
    running.add(track);
    return track;
  }

  /** Tries a mail that is claimed. Whether it is done with, be it that it left or that it never will. */
  async function attempt(waiting: WaitingMailRecord): Promise<boolean> {
    try {
      await deliver(waiting);
    } catch (err) {
      const about = { err, mail: waiting._id, tries: waiting.tries };
      if (err instanceof MailRejected) log.warn(about, 'a mail is refused for good, and dropped');
      else if (await tryLater(waiting)) return false;
      else log.error(about, 'a mail could not leave in its time, and is dropped');
    }
    await deleteMail(waiting);
    return true;

    /** Not past the time that the mail is good for. */
    async function tryLater({ tries, expiresAt }: WaitingMailRecord) {
      const { retryDelaysMs } = times;
      const nextAt = fromNow(
        stopping.signal.aborted ? 0 : (retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? 0),
      );
      if (nextAt >= expiresAt) return false;
      await postponeMail(waiting, nextAt);
      return true;
    }
  }

  async function deliver({ _id, sealed }: WaitingMailRecord) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(times.attemptMs)]);
    await transport.deliver(opened(sealed, _id), _id, signal);
  }

  function opened(sealed: string, id: string): Mail {
    try {
      return JSON.parse(encryption.decrypt(sealed, id));
    } catch (cause) {
      throw new MailRejected('it was sealed with another key', { cause });
    }
  }

  async function sendDueMails() {
    if (polling || stopping.signal.aborted) return;
    polling = true;
    try {
      const first = await claimDueMail(times.claimMs);
      if (first) await Promise.all([lane(first), ...Array.from({ length: lanes - 1 }, () => lane())]);
    } catch (error) {
      log.warn({ err: error }, 'waiting mails cannot be looked at; trying again');
    } finally {
      polling = false;
    }
  }

  /** Ends with the first mail that cannot leave: most likely none can, and the next sweep tells. */
  async function lane(first?: WaitingMailRecord) {
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
      const tried = track(attempt(waiting)).catch((error) => {
        log.error({ err: error, mail: _id }, 'a mail cannot be taken note of; it is tried again');
        return false;
      });
      const patience = new AbortController();
      const isDone = await Promise.race([tried, falseAfter(times.waitMs, patience.signal)]);
      patience.abort();
      return { delayed: !isDone };
    },
    async stop() {
      clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([Promise.allSettled(running), falseAfter(times.stopMs, patience.signal)]);
      patience.abort();
      stopping.abort(new Error('the service is stopping'));
      await Promise.allSettled(running);
      transport.close();
    },
  };
}

/** False, after a while; or at once when nobody waits any more. */
const falseAfter = (ms: number, signal: AbortSignal): Promise<false> =>
  pause(ms, false as const, { signal }).catch(() => false as const);
