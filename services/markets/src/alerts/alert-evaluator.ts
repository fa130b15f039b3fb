import { maxFirings } from '@plaza/contracts/markets/alerts';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { Quote } from '../quote-lists/quotes';
import { AlertIndex, type IndexedAlert } from './alert-index';
import { firingOf, toFiring } from './alerts';
import { isBeyondThreshold } from './threshold';
import { UserAlertsModel } from './user-alerts.model';

/** A change of an alert caused by a price: an armed alert fires, one that has fired is armed again. */
interface Transition {
  readonly alert: IndexedAlert;
  readonly price: number;
}

/** How many changes are written at once: when a price crosses a round number, thousands of alerts may fire. */
const batchSize = 500;

/**
 * Evaluates all users' alerts against prices. A price that crosses a threshold and returns between two polls is missed.
 * Several instances may evaluate the same prices: the write that disarms an alert decides which of them fired it.
 */
export class AlertEvaluator {
  readonly #index = new AlertIndex();

  /** @param onFired called after each write that stores an event to deliver */
  constructor(private readonly onFired: () => void) {}

  /** Makes the next evaluation read the alerts again, as they have changed. */
  invalidate(): void {
    this.#index.invalidate();
  }

  /** The kinds that have alerts, as of a few seconds ago. */
  async kinds(): Promise<ReadonlySet<QuoteKind>> {
    await this.#index.refresh();
    return this.#index.kinds();
  }

  /** Fires the armed alerts whose thresholds these prices have crossed, and rearms those whose prices have returned. */
  async evaluate(kind: QuoteKind, quotes: readonly Quote[]): Promise<void> {
    await this.#index.refresh();
    const transitions: Transition[] = [];
    for (const { key, price } of quotes) {
      for (const alert of this.#index.on(kind, key)) {
        if (isBeyondThreshold(alert, price) === alert.armed) transitions.push({ alert, price });
      }
    }
    while (transitions.length > 0) await this.#write(transitions.splice(0, batchSize));
  }

  /** If another instance was faster, or the alert was removed, the filter matches nothing. */
  async #write(transitions: readonly Transition[]): Promise<void> {
    const { modifiedCount } = await UserAlertsModel.bulkWrite(transitions.map(toWrite), { ordered: false });
    const mayHaveFired = transitions.some(({ alert }) => alert.armed);
    for (const { alert } of transitions) alert.armed = !alert.armed;
    if (modifiedCount > 0 && mayHaveFired) this.onFired();
  }
}

function toWrite({ alert, price }: Transition) {
  const { userId: _id, id, armed } = alert;
  const filter = { _id, alerts: { $elemMatch: { id, armed } } };
  const change = { $set: { 'alerts.$.armed': !armed }, $currentDate: { changedAt: true } } as const;
  return { updateOne: { filter, update: armed ? { ...change, ...firingUpdate(alert, price) } : change } };
}

/** The part of the update that stores the firing and publishes it to the user's browsers. */
function firingUpdate(alert: IndexedAlert, price: number) {
  const firing = firingOf(alert, price, new Date());
  return {
    $push: {
      firings: { $each: [firing], $position: 0, $slice: maxFirings },
      outbox: outboxEntry('alert.fired', toFiring(firing), { users: [alert.userId] }),
    },
  };
}
