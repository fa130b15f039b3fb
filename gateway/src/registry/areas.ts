import { registryInternal, ServedAreas } from '@plaza/contracts/internal/registry';
import { isBuiltInRemote } from '@plaza/contracts/permission-graph';
import { platformPrefixes } from '@plaza/contracts/registry/areas';
import { CachedAnswer, type RegistryContext } from './cached-answer';

export type ServedArea = ServedAreas[number];

/** `loyalty` of `/api/v1/loyalty/points?page=1`. */
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
        // The second tells browsers to ask anew, whichever of the two comes first.
        changedBy: ['areas.changed', 'remotes.changed'],
      },
      registryUrl,
      context,
    );
  }

  stop(): void {
    this.#answer.stop();
  }

  /** @throws when the registry is unavailable and no earlier answer of it is known */
  get(): Promise<ServedAreas> {
    return this.#answer.get();
  }

  /**
   * As `get`; none where they are not known, as with a registry of before there were areas: what is built in is there
   * all the same. The log says so, with the id of the request that asked.
   */
  getOrNone(requestId: string): Promise<ServedAreas> {
    return this.get().catch((error) => {
      this.context.log.warn({ err: error, id: requestId }, 'areas are not known: there is only what is built in');
      return [];
    });
  }

  /**
   * The area whose service answers a request target; undefined at once for what the platform answers itself. @throws as
   * `get`
   */
  at(target: string): Promise<ServedArea | undefined> | undefined {
    const prefix = prefixPattern.exec(target)?.[1];
    if (prefix === undefined || platformPrefixes.includes(prefix)) return undefined;
    return this.get().then((areas) => areas.find(({ service }) => service?.prefix === prefix));
  }

  /** Whether anybody is served files of a remote. @throws as `get` */
  isServed(remote: string): boolean | Promise<boolean> {
    return isBuiltInRemote(remote) || this.get().then((areas) => areas.some(({ area }) => area === remote));
  }
}
