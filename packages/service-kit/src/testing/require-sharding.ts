import type { Connection } from 'mongoose';
import type { DividedCollection, Sharding } from '../sharding';
import { candidateIndexes } from './candidate-indexes';
import { type Filter, fieldsOf, type RecordedFilter } from './recorded-filters';

/**
 * Checks the commands that a service's requests sent to its database against its declared sharding: each collection is
 * declared; its unique indexes remain unique across shards; and each filter either names the shard key and is served by
 * an index on that shard, or is declared to ask all shards and is served by an index on each. If a filter also contains
 * the _id, the engine considers no other index.
 * @throws with a sentence for each violation
 */
export async function requireSharding(
  database: Connection,
  sharding: Sharding | undefined,
  recorded: readonly RecordedFilter[],
): Promise<void> {
  if (!sharding) return;
  const sentences = [...undeclared(database, sharding, recorded), ...dividedUniqueness(database, sharding)];
  for (const one of recorded) {
    const collection = sharding[one.collection];
    if (!collection || 'whole' in collection) continue;
    const sentence = await violationOf(database, collection, one);
    if (sentence)
      sentences.push(`${one.command} ${one.collection} by ${JSON.stringify(fieldsOf(one.filter))} ${sentence}`);
  }
  if (sentences.length > 0) throw new Error(`The sharding of this service does not hold:\n${sentences.join('\n')}`);
}

function undeclared(database: Connection, sharding: Sharding, recorded: readonly RecordedFilter[]): string[] {
  const models = Object.values(database.models).map(({ collection }) => collection.name);
  const names = new Set([...models, ...recorded.map(({ collection }) => collection)]);
  return [...names]
    .filter((name) => !sharding[name])
    .map((name) => `${name} has no shard key, and is not said to be whole`);
}

/** MongoDB keeps an index unique across shards only if it begins with the shard key, otherwise within each shard. */
function dividedUniqueness(database: Connection, sharding: Sharding): string[] {
  return Object.values(database.models).flatMap(({ collection: { name }, schema }) => {
    const declared = sharding[name];
    if (!declared || 'whole' in declared) return [];
    const firsts = schema.indexes().flatMap(([fields, { unique }]) => (unique ? Object.keys(fields).slice(0, 1) : []));
    return firsts
      .filter((first) => first !== declared.key && !declared.unique?.[first])
      .map((first) => `${name} is unique by ${first}, which no shard can know`);
  });
}

async function violationOf(
  database: Connection,
  { key, across = {} }: DividedCollection,
  { collection, command, filter }: RecordedFilter,
): Promise<string | undefined> {
  const fields = fieldsOf(filter);
  const isTargeted = namesKey(filter, key);
  const isKnown = Object.keys(across).some((field) => (field ? fields.includes(field) : fields.length === 0));
  if (!isTargeted && !isKnown) return `would ask all shards: it does not name ${key}`;
  if (command === 'insert' || fields.length === 0) return undefined;
  const indexes = await candidateIndexes(database.collection(collection), filter);
  if (!indexes) return undefined;
  if (indexes.length === 0) return 'would read a whole collection: no index serves it';
  const isServed = !isTargeted || indexes.some((index) => index.includes(key) || index[0] === '_id');
  return isServed ? undefined : `is served by no index with ${key} or _id, but by ${JSON.stringify(indexes)}`;
}

/** Whether a filter limits the key to one or a few values. */
export function namesKey(filter: Filter, key: string): boolean {
  return Object.entries(filter).some(([name, value]) => {
    if (name === '$and') return (value as Filter[]).some((one) => namesKey(one, key));
    if (name === '$or') return (value as Filter[]).every((one) => namesKey(one, key));
    return name === key && isOneOrFew(value);
  });
}

function isOneOrFew(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const [operator = ''] = Object.keys(value);
  return !operator.startsWith('$') || operator === '$eq' || operator === '$in';
}
