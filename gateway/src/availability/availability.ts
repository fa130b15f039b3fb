import type { TabAvailability, Trouble } from '@plaza/contracts/availability';
import type { BrowserEvent } from '@plaza/contracts/events';
import type { Role } from '@plaza/contracts/roles';
import { tabsOfUser } from '@plaza/contracts/tabs';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Stream, Streams } from '../events/streams';
import type { Upstream } from '../proxy/upstream';
import { tabsOfService } from './tabs-of-service';

/** How often the services are checked, in milliseconds. */
const checkIntervalMs = 500;
/**
 * How often the current trouble is published again, so that newly opened windows receive it and windows drop trouble
 * that is no longer repeated.
 */
const republishIntervalMs = 4000;
/**
 * Trouble that recurs within this time counts as continuous, so that a flapping service does not make the marks flap.
 */
const recoveryMs = 2500;

interface Seen {
  trouble: Trouble;
  /** When the trouble was last observed. */
  at: number;
}

interface Dependencies {
  readonly trust: Pick<Trust, 'tabsOf' | 'areas'>;
  readonly log: Log;
}

/** Tells open browsers which of their tabs have trouble, within a second of this gateway's observing it. */
export class Availability {
  readonly #timer: NodeJS.Timeout;
  readonly #seen = new Map<string, Seen>();
  #published = '[]';
  #publishedAt = 0;

  constructor(
    private readonly upstreams: () => readonly Pick<Upstream, 'service' | 'trouble'>[],
    private readonly streams: Pick<Streams, 'all' | 'send'>,
    private readonly dependencies: Dependencies,
  ) {
    this.#timer = setInterval(() => this.#update(), checkIntervalMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Sends the current trouble, if any, to a stream that was just opened. */
  sendTo(stream: Stream): void {
    if (this.#seen.size > 0) this.#publish([stream]);
  }

  #update(): void {
    const now = performance.now();
    for (const { service, trouble } of this.upstreams()) {
      if (trouble) this.#seen.set(service, { trouble, at: now });
    }
    for (const [service, { at }] of this.#seen) if (now - at > recoveryMs) this.#seen.delete(service);
    const state = JSON.stringify([...this.#seen].map(([service, { trouble }]) => [service, trouble]).sort());
    const isDue = this.#seen.size > 0 && now - this.#publishedAt > republishIntervalMs;
    if (state === this.#published && !isDue) return;
    this.#published = state;
    this.#publishedAt = now;
    this.#publish(this.streams.all());
  }

  #publish(streams: readonly Stream[]): void {
    this.#sendToEach(streams).catch((error) =>
      this.dependencies.log.warn({ err: error }, 'the availability of services could not be sent to browsers'),
    );
  }

  /** Each person is told only about their own tabs. */
  async #sendToEach(streams: readonly Stream[]): Promise<void> {
    const areas = await this.dependencies.trust.areas();
    const troubled = [...this.#seen].flatMap(([service, { trouble }]) =>
      tabsOfService(service, areas).map((id) => ({ id, trouble })),
    );
    const ofRoles = new Map<Role, ReadonlySet<string>>();
    for (const stream of streams) {
      const { caller } = stream;
      const ofRole = ofRoles.get(caller.role) ?? (await this.dependencies.trust.tabsOf(caller.role));
      ofRoles.set(caller.role, ofRole);
      const own = new Set(tabsOfUser(caller, [...ofRole] as TabAvailability['tabs'][number]['id'][]));
      const payload: TabAvailability = { tabs: troubled.filter(({ id }) => own.has(id)) };
      this.streams.send(stream, {
        type: 'availability.changed',
        payload,
      } satisfies BrowserEvent<'availability.changed'>);
    }
  }
}
