import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { AlertBooks, type StoredAlert } from './alert-book.model';

/** An alert with whose it is; `armed` as this instance knows it. */
export interface WatchedAlert extends Omit<StoredAlert, 'armed'> {
  readonly userId: string;
  armed: boolean;
}

/** So long it takes until an alert that another instance took is watched here. */
const readEveryMs = 5000;
/** What is gone with its person is found by reading everything; until then it matches no write and does no harm. */
const readAllEveryMs = 300_000;
/** Writes that began earlier may be seen later: this far back it is read again. */
const overlapMs = 10_000;

/** Everybody's alerts in memory, by what they watch: prices are held against them without asking the database. */
export class WatchedAlerts {
  readonly #ofPerson = new Map<string, readonly WatchedAlert[]>();
  readonly #ofKind = new Map<QuoteKind, Map<string, Set<WatchedAlert>>>();
  #readAt = Number.NEGATIVE_INFINITY;
  #readAllAt = Number.NEGATIVE_INFINITY;
  #newest = 0;

  /** With the next look the database is asked, however young what is known is. */
  readAnew(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** Reads what changed, when it is due. @throws what keeps the database from answering; what was known stays */
  async renew(): Promise<void> {
    const now = performance.now();
    if (now - this.#readAt < readEveryMs) return;
    this.#readAt = now;
    const isAll = now - this.#readAllAt >= readAllEveryMs;
    const which = isAll ? {} : { changedAt: { $gte: new Date(this.#newest - overlapMs) } };
    const books = await AlertBooks.find(which, { alerts: 1, changedAt: 1 }).lean();
    if (isAll) {
      for (const userId of this.#ofPerson.keys()) this.#put(userId, []);
      this.#readAllAt = now;
    }
    for (const { _id: userId, alerts, changedAt } of books) {
      this.#put(userId, alerts);
      this.#newest = Math.max(this.#newest, changedAt.getTime());
    }
  }

  /** The kinds that somebody watches something of. */
  kinds(): ReadonlySet<QuoteKind> {
    return new Set(this.#ofKind.keys());
  }

  /** The alerts on one thing. */
  on(kind: QuoteKind, key: string): Iterable<WatchedAlert> {
    return this.#ofKind.get(kind)?.get(key) ?? [];
  }

  /** Puts these in the place of what is known of a person. */
  #put(userId: string, alerts: readonly StoredAlert[]): void {
    for (const known of this.#ofPerson.get(userId) ?? []) this.#remove(known);
    this.#ofPerson.delete(userId);
    if (alerts.length === 0) return;
    const watched = alerts.map((alert) => ({ ...alert, userId }));
    this.#ofPerson.set(userId, watched);
    for (const one of watched) this.#add(one);
  }

  #add(alert: WatchedAlert): void {
    const byKey = this.#ofKind.get(alert.kind) ?? new Map<string, Set<WatchedAlert>>();
    this.#ofKind.set(alert.kind, byKey);
    byKey.set(alert.key, (byKey.get(alert.key) ?? new Set()).add(alert));
  }

  #remove(alert: WatchedAlert): void {
    const byKey = this.#ofKind.get(alert.kind);
    const there = byKey?.get(alert.key);
    there?.delete(alert);
    if (there?.size === 0) byKey?.delete(alert.key);
    if (byKey?.size === 0) this.#ofKind.delete(alert.kind);
  }
}
