import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Encryption } from '../encryption/encryption';
import { DueMails } from './due-mails';
import { MailAttempts } from './mail-attempts';
import { defaultTimes, type MailTimes } from './mail-times';
import type { MailTransport } from './mail-transport';
import type { Mailer } from './mailer';
import { storeMail } from './waiting-mails';

/** Stores mails in the database and delivers them. Failed deliveries are retried, by any of the instances. */
export function createMailer(
  transport: MailTransport,
  encryption: Encryption,
  log: Log,
  options?: Partial<MailTimes>,
): Mailer {
  const times = { ...defaultTimes, ...options };
  const stopping = new AbortController();
  const attempts = new MailAttempts({ transport, encryption, log, times, stopping: stopping.signal });
  const due = new DueMails({ attempts, log, claimMs: times.claimMs, stopping: stopping.signal });
  const running = new Set<Promise<unknown>>();

  function track<T>(task: Promise<T>): Promise<T> {
    const tracked = task.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  }

  const timer = setInterval(() => void track(due.send()), times.pollMs).unref();

  return {
    async send({ goodUntil, ...mail }) {
      const _id = randomUUID();
      const encrypted = encryption.encrypt(JSON.stringify(mail), _id);
      const waiting = await storeMail({ _id, encrypted, ...(goodUntil ? { goodUntil } : {}) }, times.claimMs);
      const attempted = track(attempts.attempt(waiting)).catch((error) => {
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
