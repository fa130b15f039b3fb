import type { Log } from '@plaza/service-kit/log';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Faults } from '../drills/faults';
import { Upstream } from '../proxy/upstream';
import type { ServedArea } from '../registry/areas';

/** The services of areas that are not built in. Each is opened when it is first needed. */
export class AreaUpstreams {
  readonly #opened = new Map<string, Upstream>();

  constructor(
    private readonly configuration: LiveConfiguration,
    private readonly log: Log,
    private readonly faults: Faults,
  ) {}

  get opened(): readonly Upstream[] {
    return [...this.#opened.values()];
  }

  /** @param url the address of its service */
  of({ area }: ServedArea, url: string): Upstream {
    const opened = this.#opened.get(area);
    if (opened?.url === url) return opened;
    this.#close(area);
    const { current } = this.configuration;
    const upstream = new Upstream(area, url, this.log, current.services.registry.maxInflight, current, this.faults);
    this.#opened.set(area, upstream);
    return upstream;
  }

  /** Closes those of areas that are there no more, once what is under way there has ended. */
  keep(areas: readonly ServedArea[]): void {
    for (const name of this.#opened.keys()) if (!areas.some(({ area }) => area === name)) this.#close(name);
  }

  async stop(): Promise<void> {
    await Promise.all(this.opened.map(({ pool }) => pool.destroy()));
  }

  #close(area: string): void {
    const upstream = this.#opened.get(area);
    this.#opened.delete(area);
    upstream?.pool.close().catch((error) => this.log.warn({ err: error, upstream: area }, 'a pool did not close'));
  }
}
