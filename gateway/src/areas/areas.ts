import { ServedAreas } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { isBuiltInRemote } from '@plaza/contracts/permission-graph';
import { platformPrefixes } from '@plaza/contracts/registry/areas';
import { CachedAnswer, type RegistryContext } from '../registry/cached-answer';

export type ServedArea = ServedAreas[number];

/** Matches `loyalty` in `/api/v1/loyalty/points?page=1`. */
const prefixPattern = /^\/api\/v1\/([a-z][a-z0-9-]*)(?=[/?]|$)/;

/** The approved areas that are not built in; no restart is needed when one is added or removed. */
export class Areas {
  readonly #answer: CachedAnswer<typeof ServedAreas>;

  constructor(
    registryUrl: string,
    private readonly context: RegistryContext,
  ) {
    this.#answer = new CachedAnswer(
      {
        path: registryInternal.areasPath,
        answer: ServedAreas,
        cacheKey: 'gateway:areas',
        // Browsers ask again after `remotes.changed`; the response must be fresh by then, whichever event arrives
        // first.
        changedBy: ['areas.changed', 'remotes.changed'],
      },
      registryUrl,
      context,
    );
  }

  stop(): void {
    this.#answer.stop();
  }

  /** @throws if the registry is unavailable and no earlier response is cached */
  get(): Promise<ServedAreas> {
    return this.#answer.get();
  }

  /**
   * Like `get`, but returns no areas if they are unknown, as with a registry older than areas: the built-in remotes
   * keep working. The failure is logged with the id of the request.
   */
  getOrNone(requestId: string): Promise<ServedAreas> {
    return this.get().catch((error) => {
      this.context.log.warn({ err: error, id: requestId }, 'the areas are unknown; only built-in ones are available');
      return [];
    });
  }

  /**
   * The area whose service answers a request target; returns undefined synchronously for requests that the platform
   * itself answers. @throws like `get`
   */
  at(target: string): Promise<ServedArea | undefined> | undefined {
    const prefix = prefixPattern.exec(target)?.[1];
    if (prefix === undefined || platformPrefixes.includes(prefix)) return undefined;
    return this.get().then((areas) => areas.find(({ service }) => service?.prefix === prefix));
  }

  /** Whether files of a remote are served to anybody. @throws like `get` */
  isServed(remote: string): boolean | Promise<boolean> {
    return isBuiltInRemote(remote) || this.get().then((areas) => areas.some(({ area }) => area === remote));
  }
}
