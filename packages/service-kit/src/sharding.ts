/**
 * How the collections of a service are divided among shards once one primary is not enough (docs/many-machines.md).
 * Until then it says which queries will stay on one shard; the tests of the service hold its requests to it.
 */
export type Sharding = Readonly<Record<string, DividedCollection | WholeCollection>>;

export interface DividedCollection {
  /** The field that divides it, by ranges: what stands in it is random. */
  readonly key: string;
  /** What stands in it ascends, so that its hash divides it, or one shard would get all that is new. */
  readonly isHashed?: true;
  /**
   * The queries of requests that ask all shards, by a field that they all name ("" for a whole list), each with why it
   * may.
   */
  readonly across?: Readonly<Record<string, string>>;
  /** Unique indexes that would hold within a shard only, by their first field, each with what takes its place. */
  readonly unique?: Readonly<Record<string, string>>;
}

/** It stays on one shard. */
export interface WholeCollection {
  /** Why it may. */
  readonly whole: string;
}
