import { LRUCache } from 'lru-cache';

/** A good response that may be served again. */
export interface StaleResponse {
  /** Alternating names and values. */
  readonly headers: readonly string[];
  /**
   * One Latin-1 character for each byte. It is not a Buffer, because Node allocates small buffers from slabs of 64 kB,
   * and each stored one would keep its whole slab in memory.
   */
  readonly body: string;
  /** The entity tag that the service gave, without its weak marker. */
  readonly etag?: string | undefined;
  /** When it arrived, by the monotonic clock, in milliseconds. */
  readonly at: number;
}

/** The size of an entry besides its body, in bytes. */
const overhead = 1024;

/** The last good responses of each session, up to a total size in bytes; the least recently used are evicted first. */
export class StaleResponses {
  readonly #responses: LRUCache<string, StaleResponse>;
  readonly #keysOf = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.length + overhead,
      dispose: (_answer, key, reason) => {
        if (reason !== 'set') this.#removeKey(key);
      },
    });
  }

  get size(): number {
    return this.#responses.size;
  }

  get(sessionId: string, request: string): StaleResponse | undefined {
    return this.#responses.get(keyOf(sessionId, request));
  }

  set(sessionId: string, request: string, answer: StaleResponse): void {
    const key = keyOf(sessionId, request);
    this.#responses.set(key, answer);
    if (!this.#responses.has(key)) return; // larger than the whole cache
    const keys = this.#keysOf.get(sessionId);
    if (keys) keys.add(key);
    else this.#keysOf.set(sessionId, new Set([key]));
  }

  /**
   * Updates the time of the stored response if the service confirmed its tag; a response with another tag keeps its
   * age.
   */
  renew(sessionId: string, request: string, { etag, at }: { readonly etag: string; readonly at: number }): void {
    const answer = this.get(sessionId, request);
    if (answer?.etag === etag) this.set(sessionId, request, { ...answer, at });
  }

  delete(sessionId: string, request: string): void {
    this.#responses.delete(keyOf(sessionId, request));
  }

  /** Deletes everything that is stored for a session. */
  deleteSession(sessionId: string): void {
    for (const key of [...(this.#keysOf.get(sessionId) ?? [])]) this.#responses.delete(key);
  }

  clear(): void {
    this.#responses.clear();
  }

  #removeKey(key: string): void {
    const sessionId = key.slice(0, key.indexOf('\n'));
    const keys = this.#keysOf.get(sessionId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(sessionId);
  }
}

/** A line feed is a safe separator: neither headers nor ids contain one. */
const keyOf = (sessionId: string, request: string) => `${sessionId}\n${request}`;
