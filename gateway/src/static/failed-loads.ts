import type { Log } from '@plaza/service-kit/logging/log';
import type { RegistryUnavailable } from '../registry/registry-unavailable';

/** How long a version that could not be loaded is not looked up again. */
const standsMs = 1000;
const maxKnown = 1000;

/**
 * Why a version could not be loaded: there is no such version; its files are not what was released; or neither is
 * known, as the registry does not answer.
 */
export type Failure =
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly error: RegistryUnavailable };

/** The last failed load of each version, `<name>/<version>`, until it is loaded; each fault is logged once. */
export class FailedLoads {
  readonly #known = new Map<string, { readonly failure: Failure; readonly until: number }>();

  constructor(private readonly log: Pick<Log, 'warn' | 'error'>) {}

  /** The failure of a version that is not to be looked up again yet. */
  recent(key: string): Failure | undefined {
    const known = this.#known.get(key);
    return known && known.until > performance.now() ? known.failure : undefined;
  }

  /** Whether a version was found missing or damaged, and has not been loaded since. */
  isRefused(key: string): boolean {
    const kind = this.#known.get(key)?.failure.kind;
    return kind === 'missing' || kind === 'damaged';
  }

  /** @returns the failure that counts: of a version that was damaged before, an outage says nothing new */
  add(key: string, failure: Failure): Failure {
    const before = this.#known.get(key)?.failure;
    const counts = failure.kind === 'unavailable' && before?.kind === 'damaged' ? before : failure;
    this.#logNew(key, counts, before);
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(key, { failure: counts, until: performance.now() + standsMs });
    return counts;
  }

  delete(key: string): void {
    this.#known.delete(key);
  }

  #logNew(release: string, failure: Failure, before: Failure | undefined): void {
    if (failure.kind === 'damaged') {
      const { reason } = failure;
      if (before?.kind !== 'damaged' || before.reason !== reason) {
        this.log.error({ release, reason }, 'a release is not served');
      }
    }
    if (failure.kind === 'unavailable' && before?.kind !== 'unavailable') {
      this.log.warn({ release, err: failure.error }, 'a release cannot be loaded until the registry answers');
    }
  }
}
