import { type EventType, eventConsumers, type PlazaEvent } from '@plaza/contracts/events';
import type { Bus } from '../bus/bus';
import type { OutboxEntry } from './outbox';

/** How long a consumer has to confirm before the event is sent again. */
const resendMs = 5000;

/** Publishes the events of outboxes. */
export class EventSender {
  /** When events that need a confirmation were last sent, by any process; in this process's monotonic time. */
  readonly #sentAt = new Map<string, number>();
  readonly #unsubscribes: readonly (() => void)[];

  /** @param onLost receives the errors of events that are sent again later */
  constructor(
    private readonly bus: Bus,
    private readonly onLost: (error: unknown) => void,
  ) {
    const confirmedTypes = Object.keys(eventConsumers) as EventType[];
    this.#unsubscribes = confirmedTypes.map((type) =>
      bus.subscribe(type, ({ id }) => void this.#sentAt.set(id, performance.now())),
    );
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  /** Whether an event was sent so recently that its consumers may still confirm it. */
  wasJustSent({ id }: { readonly id: string }): boolean {
    return performance.now() - (this.#sentAt.get(id) ?? Number.NEGATIVE_INFINITY) < resendMs;
  }

  /** Removes events that nobody has sent for long, as they were confirmed. */
  removeOld(): void {
    for (const [id, at] of this.#sentAt) if (performance.now() - at > 10 * resendMs) this.#sentAt.delete(id);
  }

  /**
   * An event that cannot be sent must not block the others: listeners in this process still receive each of them.
   * @returns the ids of the sent events that need no confirmation, and the errors of those that could not be sent
   */
  async sendAll(entries: readonly OutboxEntry[]): Promise<{ ids: string[]; failed: unknown[] }> {
    const sent: { ids: string[]; failed: unknown[] } = { ids: [], failed: [] };
    for (const { awaiting, left: _, writer: __, ...event } of entries) {
      if (awaiting.length > 0) this.#sendToConsumers(event);
      else
        await this.bus.publish(event).then(
          () => sent.ids.push(event.id),
          (error) => sent.failed.push(error),
        );
    }
    return sent;
  }

  /**
   * Not awaited: if the bus is in this process, publishing takes as long as all consumers together, and some of them
   * have a lot to do. They confirm themselves when they are done.
   */
  #sendToConsumers(event: PlazaEvent): void {
    if (this.wasJustSent(event)) return;
    this.#sentAt.set(event.id, performance.now());
    this.bus.publish(event).catch(this.onLost);
  }
}
