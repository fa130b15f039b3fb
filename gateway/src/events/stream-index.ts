/** Sets of streams by a key; a key without streams is removed. */
export class StreamIndex<Stream> {
  readonly #sets = new Map<string, Set<Stream>>();

  get(key: string): ReadonlySet<Stream> | undefined {
    return this.#sets.get(key);
  }

  keys(): string[] {
    return [...this.#sets.keys()];
  }

  sets(): Iterable<ReadonlySet<Stream>> {
    return this.#sets.values();
  }

  add(key: string, stream: Stream): void {
    const set = this.#sets.get(key);
    if (set) set.add(stream);
    else this.#sets.set(key, new Set([stream]));
  }

  remove(key: string, stream: Stream): void {
    const set = this.#sets.get(key);
    set?.delete(stream);
    if (set?.size === 0) this.#sets.delete(key);
  }
}
