/** Headers of a single connection, which a proxy never forwards; lower-case. */
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

/** The headers listed in a Connection header, which are hop-by-hop as well; undefined for the usual values. */
export function namedByConnection(connection: string | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

/** A set of header names with a fast lookup: the length alone excludes most names. */
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
