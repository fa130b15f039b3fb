import { CurrentReleases, registryInternal } from '@plaza/contracts/registry';
import type { ServiceContext } from '@plaza/service-kit/start-service';

const freshMs = 1000;
const fetchMs = 2000;
const cacheKey = 'gateway:current-releases';
/** The copy that outlives this process is a fallback alone, and counts as fresh for ever. */
const forEver = { freshMs: 30 * 86_400_000, keptMs: 30 * 86_400_000 };

class NothingKept extends Error {
  override name = 'NothingKept';
}

type Context = Pick<ServiceContext, 'bus' | 'cache' | 'log'>;

/** The current release of each remote: the registry's word, at most a second old; while it is away, its last word. */
export class CurrentReleasesOf {
  #known: { list: CurrentReleases; at: number } | undefined;
  #loading: Promise<CurrentReleases> | undefined;
  /** Counts changes, so that an answer that was on its way when one happened is not taken for fresh. */
  #changes = 0;
  #kept = '';
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

  /** @throws when the registry is away and nothing it ever said is known */
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

  async #load(): Promise<CurrentReleases> {
    const changes = this.#changes;
    try {
      const list = await this.#fetch();
      const at = changes === this.#changes ? performance.now() : Number.NEGATIVE_INFINITY;
      this.#known = { list, at };
      await this.#keep(list);
      return list;
    } catch (error) {
      const last = this.#known?.list ?? (await this.#lastKept());
      if (!last) throw error;
      this.context.log.warn({ err: error }, 'the registry does not answer; its last word stays in force');
      this.#known = { list: last, at: performance.now() };
      return last;
    }
  }

  async #fetch(): Promise<CurrentReleases> {
    const url = new URL(registryInternal.currentPath, this.registryUrl);
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchMs) });
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    return CurrentReleases.parse(await response.json());
  }

  async #keep(list: CurrentReleases): Promise<void> {
    const text = JSON.stringify(list);
    if (text === this.#kept) return;
    this.#kept = text;
    await this.context.cache.drop(cacheKey);
    await this.context.cache.remember(cacheKey, forEver, async () => Buffer.from(text));
  }

  async #lastKept(): Promise<CurrentReleases | undefined> {
    try {
      const { body } = await this.context.cache.remember(cacheKey, forEver, async () => {
        throw new NothingKept();
      });
      return CurrentReleases.parse(JSON.parse(body.toString()));
    } catch (error) {
      if (error instanceof NothingKept) return undefined;
      throw error;
    }
  }
}
