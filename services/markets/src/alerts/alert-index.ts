import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { type AlertRecord, UserAlertsModel } from './user-alerts.model';

/** An alert with the user who owns it; `armed` as this instance knows it. */
export interface IndexedAlert extends Omit<AlertRecord, 'armed'> {
  readonly userId: string;
  armed: boolean;
}

/** An alert that another instance stored is evaluated here after at most this long. */
const refreshEveryMs = 5000;
/** Alerts of deleted users disappear only with a full read; until then they match no write and do no harm. */
const refreshAllEveryMs = 300_000;
/** Earlier writes may become visible later, so changes are read again for this long before the newest one. */
const overlapMs = 10_000;

/** All users' alerts in memory, indexed by quote, so that prices are evaluated without a query. */
export class AlertIndex {
  readonly #byUser = new Map<string, readonly IndexedAlert[]>();
  readonly #byKind = new Map<QuoteKind, Map<string, Set<IndexedAlert>>>();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshedAllAt = Number.NEGATIVE_INFINITY;
  #newest = 0;

  /** Makes the next refresh query the database, however recent the last one is. */
  invalidate(): void {
    this.#refreshedAt = Number.NEGATIVE_INFINITY;
  }

  /** Reads the changes, when a refresh is due. @throws the database's error; the index stays as it was */
  async refresh(): Promise<void> {
    const now = performance.now();
    if (now - this.#refreshedAt < refreshEveryMs) return;
    this.#refreshedAt = now;
    const isAll = now - this.#refreshedAllAt >= refreshAllEveryMs;
    const filter = isAll ? {} : { changedAt: { $gte: new Date(this.#newest - overlapMs) } };
    const books = await UserAlertsModel.find(filter, { alerts: 1, changedAt: 1 }).lean();
    if (isAll) {
      for (const userId of this.#byUser.keys()) this.#put(userId, []);
      this.#refreshedAllAt = now;
    }
    for (const { _id: userId, alerts, changedAt } of books) {
      this.#put(userId, alerts);
      this.#newest = Math.max(this.#newest, changedAt.getTime());
    }
  }

  /** The kinds that have alerts. */
  kinds(): ReadonlySet<QuoteKind> {
    return new Set(this.#byKind.keys());
  }

  /** The alerts on one quote. */
  on(kind: QuoteKind, key: string): Iterable<IndexedAlert> {
    return this.#byKind.get(kind)?.get(key) ?? [];
  }

  /** Replaces the alerts of a user. */
  #put(userId: string, alerts: readonly AlertRecord[]): void {
    for (const indexed of this.#byUser.get(userId) ?? []) this.#remove(indexed);
    this.#byUser.delete(userId);
    if (alerts.length === 0) return;
    const indexed = alerts.map((alert) => ({ ...alert, userId }));
    this.#byUser.set(userId, indexed);
    for (const one of indexed) this.#add(one);
  }

  #add(alert: IndexedAlert): void {
    const byKey = this.#byKind.get(alert.kind) ?? new Map<string, Set<IndexedAlert>>();
    this.#byKind.set(alert.kind, byKey);
    byKey.set(alert.key, (byKey.get(alert.key) ?? new Set()).add(alert));
  }

  #remove(alert: IndexedAlert): void {
    const byKey = this.#byKind.get(alert.kind);
    const alerts = byKey?.get(alert.key);
    alerts?.delete(alert);
    if (alerts?.size === 0) byKey?.delete(alert.key);
    if (byKey?.size === 0) this.#byKind.delete(alert.kind);
  }
}
