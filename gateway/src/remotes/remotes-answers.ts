import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { LRUCache } from 'lru-cache';

/** Each list of tabs and each rollout that somebody is in makes another answer; so many are remembered. */
const maxKnown = 100;

/**
 * The lists of remotes as JSON. Whoever is given the same descriptors gets the same bytes, which are compressed once
 * for all (`compressAnswers`): where a tab comes to a role, everybody who has it asks at one moment.
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
