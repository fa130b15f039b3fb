/**
 * How the collections of a service would be distributed among shards once one primary is not enough
 * (docs/many-machines.md). Until then it documents which queries will stay on one shard; the tests of the service check
 * its requests against it.
 */
export type Sharding = Readonly<Record<string, DividedCollection | WholeCollection>>;

export interface DividedCollection {
  /** The shard key, divided by ranges of its values, which must be random. */
  readonly key: string;
  /** Whether the key is hashed: its values ascend, so ranges would put all new records on one shard. */
  readonly isHashed?: true;
  /**
   * Queries of requests that are sent to all shards: a field that they all name ("" for a whole list) → the reason why
   * that is acceptable.
   */
  readonly across?: Readonly<Record<string, string>>;
  /** Unique indexes that would only be unique within a shard: their first field → what replaces them. */
  readonly unique?: Readonly<Record<string, string>>;
}

/** A collection that stays on one shard. */
export interface WholeCollection {
  /** The reason why that is acceptable. */
  readonly whole: string;
}
