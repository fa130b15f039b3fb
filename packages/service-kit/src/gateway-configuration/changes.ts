import { createHash } from 'node:crypto';
import type { ConfigurationChange } from '@plaza/contracts/registry/configuration';
import { jsonPath } from './json-text';

/** The SHA-256 of a document's content, independent of its formatting: keys are sorted, and blanks removed. */
export const hashOf = (document: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(document)))
    .digest('hex');

/** The differences between two documents, in the order of the second one. Items of arrays are compared by index. */
export function changesBetween(before: unknown, after: unknown): ConfigurationChange[] {
  return [...compare(before, after, [])];
}

function* compare(before: unknown, after: unknown, path: readonly PropertyKey[]): Generator<ConfigurationChange> {
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
      const part = Array.isArray(after) ? Number(key) : key;
      yield* compare(partOf(before, key), partOf(after, key), [...path, part]);
    }
  } else if (JSON.stringify(before) !== JSON.stringify(after)) {
    yield {
      path: jsonPath(path),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
  }
}

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const partOf = (container: Container, key: string): unknown =>
  Object.hasOwn(container, key) ? container[key] : undefined;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, sorted(held)]),
  );
}
