import { CurrentReleases, KnownRelease, registryInternal } from '@plaza/contracts/internal/registry';
import type { ServiceContext } from '@plaza/service-kit/start-service';

const freshMs = 1000;
const fetchMs = 2000;
const cacheKey = 'gateway:current-releases';
/** The cached copy is only a fallback and outlives this process, so it never becomes stale. */
const forever = { freshMs: 30 * 86_400_000, staleMs: 30 * 86_400_000 };

class NotCached extends Error {
  override name = 'NotCached';
}

type Context = Pick<ServiceContext, 'bus' | 'cache' | 'log' | 'internalFetch'>;

/** The current release of each remote, at most a second old; while the registry is unavailable, the last known ones. */
export class CurrentReleasesCache {
  #known: { list: CurrentReleases; at: number } | undefined;
  #loading: Promise<CurrentReleases> | undefined;
  /** Counts changes, so that a response that was requested before a change is not taken as fresh. */
  #changes = 0;
  #stored = '';
  readonly stop: () => void;

  constructor(
    private readonly registryUrl: string,
    private readonly context: Context,
  ) {
    this.stop = context.bus.subscribe('remotes.changed', () => {
      this.#changes++;
      if (this.#known) this.#known.at = Number.NEGATIVE_INFINITY;
      this.#loading = undefined;
    });
  }

  /** @throws when the registry is unavailable and no earlier answer of it is known */
  get(): Promise<CurrentReleases> {
    if (this.#known && performance.now() - this.#known.at < freshMs) return Promise.resolve(this.#known.list);
    if (!this.#loading) {
      const loading = this.#load().finally(() => {
        if (this.#loading === loading) this.#loading = undefined;
      });
      this.#loading = loading;
    }
    return this.#loading;
  }

  /**
   * Any release, also one that nobody is given any more: pages that were opened with it still load files of it.
   * @throws when the registry is unavailable and its last answer does not hold this release
   */
  async find(name: string, version: string): Promise<KnownRelease | undefined> {
    const current = await this.get();
    const given = current.flatMap(({ previous, ...release }) => (previous ? [release, previous] : [release]));
    return given.find((one) => one.name === name && one.version === version) ?? this.#fetchRelease(name, version);
  }

  async #load(): Promise<CurrentReleases> {
    const changes = this.#changes;
    try {
      const list = await this.#fetch();
      const at = changes === this.#changes ? performance.now() : Number.NEGATIVE_INFINITY;
      this.#known = { list, at };
      await this.#store(list);
      return list;
    } catch (error) {
      const last = this.#known?.list ?? (await this.#lastStored());
      if (!last) throw error;
      this.context.log.warn({ err: error }, 'the registry does not answer; its last answer stays in force');
      this.#known = { list: last, at: performance.now() };
      return last;
    }
  }

  async #fetch(): Promise<CurrentReleases> {
    const response = await this.#request(registryInternal.currentPath);
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    return CurrentReleases.parse(await response.json());
  }

  async #fetchRelease(name: string, version: string): Promise<KnownRelease | undefined> {
    const response = await this.#request(
      registryInternal.releasePath.replace(':name', name).replace(':version', version),
    );
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    return KnownRelease.parse(await response.json());
  }

  #request(pathname: string): Promise<Response> {
    const url = new URL(pathname, this.registryUrl);
    return this.context.internalFetch('registry', url, { signal: AbortSignal.timeout(fetchMs) });
  }

  async #store(list: CurrentReleases): Promise<void> {
    const text = JSON.stringify(list);
    if (text === this.#stored) return;
    this.#stored = text;
    await this.context.cache.drop(cacheKey);
    await this.context.cache.remember(cacheKey, forever, async () => Buffer.from(text));
  }

  async #lastStored(): Promise<CurrentReleases | undefined> {
    try {
      const { body } = await this.context.cache.remember(cacheKey, forever, async () => {
        throw new NotCached();
      });
      return CurrentReleases.parse(JSON.parse(body.toString()));
    } catch (error) {
      if (error instanceof NotCached) return undefined;
      throw error;
    }
  }
}
