import type { EventType, PlazaEvent } from '@plaza/contracts/events';
import type { Log } from '../logging/log';
import type { Listener } from './bus';

/** The listeners of one process. The error of one is logged and does not affect the others. */
export class Listeners {
  readonly #all = new Set<{ type?: EventType; listener: Listener }>();

  constructor(private readonly log: Log) {}

  add(listener: Listener, type?: EventType): () => void {
    const entry = { listener, ...(type ? { type } : {}) };
    this.#all.add(entry);
    return () => this.#all.delete(entry);
  }

  async dispatch(event: PlazaEvent): Promise<void> {
    const heard = [...this.#all].filter(({ type }) => type === undefined || type === event.type);
    await Promise.all(
      heard.map(async ({ listener }) => {
        try {
          await listener(event);
        } catch (error) {
          this.log.error({ err: error, event: event.type, eventId: event.id }, 'a listener failed');
        }
      }),
    );
  }
}
