import type { LiveConfiguration } from '../configuration/live-configuration';
import { Upstream, type UpstreamOptions } from '../proxy/upstream';
import type { ServedArea } from './areas';

/** The service of an area receives at most as many simultaneous requests as the platform's smallest service. */
const ruleOf = (address: string, { current }: LiveConfiguration) => ({
  targets: [{ address, weight: 1 }],
  maxInflight: Math.min(...Object.values(current.services).map(({ maxInflight }) => maxInflight)),
});

/** The services of areas that are not built in. Each is opened when it is first needed. */
export class AreaUpstreams {
  readonly #opened = new Map<string, Upstream>();

  constructor(
    private readonly configuration: LiveConfiguration,
    private readonly options: Omit<UpstreamOptions, 'isChecked'>,
  ) {
    configuration.subscribe((next) => {
      for (const upstream of this.opened) {
        const [target] = upstream.targets;
        if (target) upstream.apply(ruleOf(target.address, configuration), next);
      }
    });
  }

  get opened(): readonly Upstream[] {
    return [...this.#opened.values()];
  }

  /** @param url the address of the area's service */
  of({ area }: ServedArea, url: string): Upstream {
    const opened = this.#opened.get(area);
    if (opened?.targets[0]?.address === url) return opened;
    this.#close(area);
    const options = { ...this.options, isChecked: false };
    const upstream = new Upstream(area, ruleOf(url, this.configuration), this.configuration.current, options);
    this.#opened.set(area, upstream);
    return upstream;
  }

  /** Closes the upstreams whose area was removed or has another address, after their pending requests have ended. */
  keep(areas: readonly ServedArea[]): void {
    for (const [name, { targets }] of this.#opened) {
      const isServed = areas.some(({ area, serviceUrl }) => area === name && serviceUrl === targets[0]?.address);
      if (!isServed) this.#close(name);
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.opened.map((upstream) => upstream.destroy()));
  }

  #close(area: string): void {
    this.#opened.get(area)?.close();
    this.#opened.delete(area);
  }
}
