import type { EventType } from '@plaza/contracts/events';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { z } from 'zod';

const freshMs = 1000;
const fetchMs = 2000;
/** The cached copy is only a fallback and must outlive this process, so it does not become stale. */
const forever = { freshMs: 30 * 86_400_000, staleMs: 30 * 86_400_000 };

class NotCached extends Error {
  override name = 'NotCached';
}

export type RegistryContext = Pick<ServiceContext, 'bus' | 'cache' | 'log' | 'internalFetch'>;

interface Question<Answer extends z.ZodType> {
  /** The path of the registry's internal call. */
  readonly path: string;
  readonly answer: Answer;
  /** The key of the copy in the cache. */
  readonly cacheKey: string;
  /** The events after which the response may differ. */
  readonly changedBy: readonly EventType[];
}

/**
 * The registry's response, at most a second old; while the registry is unavailable, the last known response. It remains
 * the same object until the registry answers differently, so that derived values can be cached by its identity.
 */
export class CachedAnswer<Answer extends z.ZodType> {
  #known: { answer: z.output<Answer>; at: number } | undefined;
  #loading: Promise<z.output<Answer>> | undefined;
  /** Counts changes, so that a response requested before a change does not count as fresh. */
  #changes = 0;
  /** The registry's last response, as text and parsed. */
  #fetched: { text: string; answer: z.output<Answer> } | undefined;
  #stored: z.output<Answer> | undefined;
  readonly #unsubscribes: readonly (() => void)[];

  constructor(
    private readonly question: Question<Answer>,
    private readonly registryUrl: string,
    private readonly context: RegistryContext,
  ) {
    this.#unsubscribes = question.changedBy.map((type) =>
      context.bus.subscribe(type, () => {
        this.#changes++;
        if (this.#known) this.#known.at = Number.NEGATIVE_INFINITY;
        this.#loading = undefined;
      }),
    );
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  /** The last response, however old; undefined before the first one. */
  get known(): z.output<Answer> | undefined {
    return this.#known?.answer;
  }

  /** Whether the response has to be fetched again. */
  get isOld(): boolean {
    return !this.#known || performance.now() - this.#known.at >= freshMs;
  }

  /** @throws if the registry is unavailable and no earlier response is cached */
  get(): Promise<z.output<Answer>> {
    if (this.#known && !this.isOld) return Promise.resolve(this.#known.answer);
    if (!this.#loading) {
      const loading = this.#load().finally(() => {
        if (this.#loading === loading) this.#loading = undefined;
      });
      this.#loading = loading;
    }
    return this.#loading;
  }

  async #load(): Promise<z.output<Answer>> {
    const changes = this.#changes;
    try {
      const answer = await this.#fetch();
      const at = changes === this.#changes ? performance.now() : Number.NEGATIVE_INFINITY;
      this.#known = { answer, at };
      await this.#store(answer);
      return answer;
    } catch (error) {
      const last = this.#known?.answer ?? (await this.#lastStored());
      if (!last) throw error;
      this.context.log.warn({ err: error }, 'the registry does not answer; its last answer stays in use');
      this.#known = { answer: last, at: performance.now() };
      return last;
    }
  }

  async #fetch(): Promise<z.output<Answer>> {
    const response = await requestRegistry(this.question.path, this.registryUrl, this.context);
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    const text = await response.text();
    if (this.#fetched?.text !== text) this.#fetched = { text, answer: this.question.answer.parse(JSON.parse(text)) };
    return this.#fetched.answer;
  }

  async #store(answer: z.output<Answer>): Promise<void> {
    if (answer === this.#stored) return;
    this.#stored = answer;
    await this.context.cache.put(this.question.cacheKey, forever, Buffer.from(JSON.stringify(answer)));
  }

  async #lastStored(): Promise<z.output<Answer> | undefined> {
    try {
      const { body } = await this.context.cache.remember(this.question.cacheKey, forever, async () => {
        throw new NotCached();
      });
      return this.question.answer.parse(JSON.parse(body.toString()));
    } catch (error) {
      if (error instanceof NotCached) return undefined;
      throw error;
    }
  }
}

/** Makes an internal call to the registry, with a timeout of two seconds. */
export function requestRegistry(
  pathname: string,
  registryUrl: string,
  { internalFetch }: Pick<RegistryContext, 'internalFetch'>,
): Promise<Response> {
  return internalFetch('registry', new URL(pathname, registryUrl), { signal: AbortSignal.timeout(fetchMs) });
}
