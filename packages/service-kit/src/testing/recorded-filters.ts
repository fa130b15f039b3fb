import type { Connection, mongo } from 'mongoose';
import { currentTrace } from '../tracing/request-trace';

export type Filter = Readonly<Record<string, unknown>>;

/** A query or write of a request: its collection and its filter; for an insert the record is the filter. */
export interface RecordedFilter {
  readonly collection: string;
  readonly command: string;
  readonly filter: Filter;
}

/**
 * Records the commands that requests to a service send to its database, one of each kind; commands of the test itself
 * and of background work do not belong to a request and are ignored.
 */
export function recordFilters(database: Connection): { readonly recorded: () => readonly RecordedFilter[] } {
  const recorded = new Map<string, RecordedFilter>();
  database.getClient().on('commandStarted', (event) => {
    if (!currentTrace()) return;
    for (const one of filtersOf(event)) {
      recorded.set(`${one.command} ${one.collection} ${fieldsOf(one.filter).join()}`, one);
    }
  });
  return { recorded: () => [...recorded.values()] };
}

function filtersOf({ commandName, command }: mongo.CommandStartedEvent): RecordedFilter[] {
  const collection: unknown = command[commandName];
  if (typeof collection !== 'string') return [];
  const filters = readers[commandName]?.(command) ?? [];
  return filters.map((filter) => ({ collection, command: commandName, filter }));
}

interface Write {
  readonly q: Filter;
}

/** Where each command has its filters. */
const readers: Readonly<Record<string, (command: mongo.Document) => readonly Filter[]>> = {
  find: ({ filter }) => [filter ?? {}],
  count: ({ query }) => [query ?? {}],
  distinct: ({ query }) => [query ?? {}],
  findAndModify: ({ query }) => [query ?? {}],
  aggregate: ({ pipeline }) => [pipeline[0]?.$match ?? {}],
  update: ({ updates }) => updates.map(({ q }: Write) => q),
  delete: ({ deletes }) => deletes.map(({ q }: Write) => q),
  insert: ({ documents }) => documents,
};

/** The fields that a filter mentions, including all branches of `$or` and `$and`, in order. */
export function fieldsOf(filter: Filter): string[] {
  const fields = Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
  return [...new Set(fields)].sort();
}
