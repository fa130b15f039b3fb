import { randomUUID } from 'node:crypto';
import { firingsKept } from '@plaza/contracts/markets/alerts';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { Quote } from '../market';
import { AlertBooks, type StoredFiring } from './alert-book.model';
import { toFiring } from './alerts';
import { isBeyond } from './crossing';
import { type WatchedAlert, WatchedAlerts } from './watched-alerts';

/** An alert that a price turns: an armed one fires, one that fired is armed again. */
interface Turn {
  readonly alert: WatchedAlert;
  readonly price: number;
}

/** As many are written in one go: when a price crosses a round number, thousands may have waited for it. */
const turnsAtOnce = 500;

/**
 * Holds prices against everybody's alerts. A price that jumps over a threshold and back between two looks is not seen.
 * Several instances may judge the same prices: the write that disarms an alert decides which of them fired it.
 */
export class AlertJudge {
  readonly #watched = new WatchedAlerts();

  /** @param onFired called after each write that holds an event to deliver */
  constructor(private readonly onFired: () => void) {}

  /** With the next look: alerts have changed. */
  readAnew(): void {
    this.#watched.readAnew();
  }

  /** The kinds that somebody has an alert on, as of a few seconds ago. */
  async kinds(): Promise<ReadonlySet<QuoteKind>> {
    await this.#watched.renew();
    return this.#watched.kinds();
  }

  /** Fires the armed alerts that these prices are beyond, and arms those again that they are back from. */
  async judge(kind: QuoteKind, quotes: readonly Quote[]): Promise<void> {
    await this.#watched.renew();
    const turns: Turn[] = [];
    for (const { key, price } of quotes) {
      for (const alert of this.#watched.on(kind, key)) {
        if (isBeyond(alert, price) === alert.armed) turns.push({ alert, price });
      }
    }
    while (turns.length > 0) await this.#write(turns.splice(0, turnsAtOnce));
  }

  /** Where another instance was quicker, or the alert is gone, nothing matches and nothing happens. */
  async #write(turns: readonly Turn[]): Promise<void> {
    const { modifiedCount } = await AlertBooks.bulkWrite(turns.map(writeOf), { ordered: false });
    const mayHaveFired = turns.some(({ alert }) => alert.armed);
    for (const { alert } of turns) alert.armed = !alert.armed;
    if (modifiedCount > 0 && mayHaveFired) this.onFired();
  }
}

function writeOf({ alert, price }: Turn) {
  const { userId: _id, id, armed } = alert;
  const filter = { _id, alerts: { $elemMatch: { id, armed } } };
  const turned = { $set: { 'alerts.$.armed': !armed }, $currentDate: { changedAt: true } } as const;
  return { updateOne: { filter, update: armed ? { ...turned, ...firingOf(alert, price) } : turned } };
}

/** What to write beside the disarming: that it fired, in the person's list and on its way to their browsers. */
function firingOf(alert: WatchedAlert, price: number) {
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
