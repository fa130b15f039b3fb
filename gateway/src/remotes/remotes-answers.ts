import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { LRUCache } from 'lru-cache';

/** The number of cached responses; each combination of tabs and rollouts has a response of its own. */
const maxKnown = 100;

/**
 * The lists of remotes as JSON. Callers with the same descriptors get the same bytes, which are compressed once for all
 * of them (`compressAnswers`): when a tab is given to a role, everybody who has the role asks at the same moment.
 */
export class RemotesAnswers {
  readonly #numbers = new WeakMap<RemoteDescriptor, number>();
  readonly #known = new LRUCache<string, Buffer>({ max: maxKnown });
  #count = 0;

  bytesOf(remotes: readonly RemoteDescriptor[]): Buffer {
    const key = remotes.map((remote) => this.#numberOf(remote)).join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const bytes = Buffer.from(JSON.stringify(remotes));
    this.#known.set(key, bytes);
    return bytes;
  }

  #numberOf(remote: RemoteDescriptor): number {
    const number = this.#numbers.get(remote) ?? this.#count++;
    this.#numbers.set(remote, number);
    return number;
  }
}
