/** Headers that are between two neighbours alone and never passed on, lower-case. */
export const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

/** The headers that a Connection header names, which are between two neighbours as well; undefined for the usual ones. */
export function namedByConnection(connection: string | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

/** A set of header names that is asked cheaply: most names are of a length that none in the set has. */
export class HeaderNames {
  readonly #names: ReadonlySet<string>;
  readonly #lengths: readonly boolean[];

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
    const lengths = Array.from({ length: Math.max(...names.map((name) => name.length)) + 1 }, () => false);
    for (const name of names) lengths[name.length] = true;
    this.#lengths = lengths;
  }

  /** @param name in any case */
  has(name: string): boolean {
    return this.#lengths[name.length] === true && this.#names.has(name.toLowerCase());
  }
}
