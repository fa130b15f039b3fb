import { randomUUID } from 'node:crypto';
import { firingsKept } from '@plaza/contracts/markets/alerts';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { Quote } from '../market';
import { AlertBooks, type StoredAlert, type StoredFiring } from './alert-book.model';
import { toFiring } from './alerts';
import { isBeyond } from './crossing';

interface AlertOfSomebody extends StoredAlert {
  readonly userId: string;
}

/** How long what was read of the alerts counts: so long it takes until one that another instance took is watched here. */
const readEveryMs = 5000;

/**
 * Holds prices against everybody's alerts. A price that jumps over a threshold and back between two looks is not seen.
 * Several instances may judge the same prices: the write that disarms an alert decides which of them fired it.
 */
export class AlertJudge {
  #byKind = new Map<QuoteKind, Map<string, AlertOfSomebody[]>>();
  #readAt = Number.NEGATIVE_INFINITY;

  /** @param onFired called after each write that holds an event to deliver */
  constructor(private readonly onFired: () => void) {}

  /** With the next look: alerts have changed. */
  readAnew(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** The kinds that somebody has an alert on, at most a few seconds old. */
  async kinds(): Promise<ReadonlySet<QuoteKind>> {
    await this.#read();
    return new Set(this.#byKind.keys());
  }

  /** Fires the armed alerts that these prices are beyond, and arms those again that they are back from. */
  async judge(kind: QuoteKind, quotes: readonly Quote[]): Promise<void> {
    await this.#read();
    const watched = this.#byKind.get(kind);
    if (!watched) return;
    for (const { key, price } of quotes) {
      for (const alert of watched.get(key) ?? []) {
        const beyond = isBeyond(alert, price);
        if (beyond === alert.armed) await this.#turn(alert, price);
      }
    }
  }

  async #read(): Promise<void> {
    if (performance.now() - this.#readAt < readEveryMs) return;
    this.#readAt = performance.now();
    const byKind = new Map<QuoteKind, Map<string, AlertOfSomebody[]>>();
    for await (const { _id: userId, alerts } of AlertBooks.find({ 'alerts.id': { $exists: true } }, { alerts: 1 })
      .lean()
      .cursor()) {
      for (const alert of alerts) put(byKind, { ...alert, userId });
    }
    this.#byKind = byKind;
  }

  /** Where another instance was quicker, or the alert is gone, nothing matches and nothing happens. */
  async #turn(alert: AlertOfSomebody, price: number): Promise<void> {
    const { userId: _id, id, armed } = alert;
    const which = { _id, alerts: { $elemMatch: { id, armed } } };
    const changes = armed ? firingOf(alert, price) : {};
    const { modifiedCount } = await AlertBooks.updateOne(which, { $set: { 'alerts.$.armed': !armed }, ...changes });
    put(this.#byKind, { ...alert, armed: !armed });
    if (modifiedCount === 1 && armed) this.onFired();
  }
}

/** What to write beside the disarming: that it fired, in the person's list and on its way to their browsers. */
function firingOf(alert: AlertOfSomebody, price: number) {
  const { userId, id: alertId, kind, key, name, direction, threshold } = alert;
  const watched = { kind, key, name, direction, threshold };
  const firing: StoredFiring = { ...watched, id: randomUUID(), alertId, price, at: new Date(), seen: false };
  return {
    $push: {
      firings: { $each: [firing], $position: 0, $slice: firingsKept },
      outbox: outboxEntry('alert.fired', toFiring(firing), { users: [userId] }),
    },
  };
}

function put(byKind: Map<QuoteKind, Map<string, AlertOfSomebody[]>>, alert: AlertOfSomebody): void {
  const byKey = byKind.get(alert.kind) ?? new Map<string, AlertOfSomebody[]>();
  const others = (byKey.get(alert.key) ?? []).filter(({ id }) => id !== alert.id);
  byKey.set(alert.key, [...others, alert]);
  byKind.set(alert.kind, byKey);
}
