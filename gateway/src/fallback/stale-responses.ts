import { LRUCache } from 'lru-cache';

/** A good answer, as it may be given again. */
export interface StaleResponse {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /**
   * A Latin-1 letter for each byte. Not a Buffer: Node cuts small ones from slabs of 64 kB, and each that is stored
   * would hold its whole slab.
   */
  readonly body: string;
  /** The service's tag of it, without a mark of weakness. */
  readonly etag?: string | undefined;
  /** When it arrived, by the monotonic clock, in milliseconds. */
  readonly at: number;
}

/** What an entry costs beside its body, in bytes. */
const overhead = 1024;

/** The last good responses of each session, up to a total size in bytes; the least recently used go first. */
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
    if (!this.#responses.has(key)) return; // larger than everything that may be kept
    const keys = this.#keysOf.get(sessionId);
    if (keys) keys.add(key);
    else this.#keysOf.set(sessionId, new Set([key]));
  }

  /** Its service said that the answer of this tag is still true; another one stays as old as it is. */
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

/** The separator is safe: no header and no id holds a line feed. */
const keyOf = (sessionId: string, request: string) => `${sessionId}\n${request}`;
