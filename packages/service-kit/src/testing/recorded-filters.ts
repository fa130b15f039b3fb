import type { Connection, mongo } from 'mongoose';
import { currentTrace } from '../tracing/request-trace';

export type Filter = Readonly<Record<string, unknown>>;

/**
 * What a request asked a collection for, or wrote there, and with which filter; of an insert the record is the filter.
 */
export interface RecordedFilter {
  readonly collection: string;
  readonly command: string;
  readonly filter: Filter;
}

/**
 * Records what requests to a service send to its database, one of each kind: a test's own commands and those of
 * background work are of no request.
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

/** The fields of which a filter says something, of all branches of `$or` and `$and` too, in order. */
export function fieldsOf(filter: Filter): string[] {
  const fields = Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
  return [...new Set(fields)].sort();
}
