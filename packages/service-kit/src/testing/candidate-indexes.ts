import type { Collection } from 'mongoose';
import type { Filter } from './recorded-filters';

/**
 * The indexes that the engine considers for a filter, according to `explain`, each as its fields: the chosen one and
 * the rejected ones, as with few records the choice is arbitrary. Undefined if the engine sees that nothing can match,
 * such as an empty list of ids, and reads nothing.
 */
export async function candidateIndexes(collection: Collection, filter: Filter): Promise<string[][] | undefined> {
  const explained: unknown = await collection.find(filter).explain('queryPlanner');
  const found: string[][] = [];
  let isNothing = false;
  walk(explained, (node) => {
    if (typeof node.keyPattern === 'object' && node.keyPattern !== null) found.push(Object.keys(node.keyPattern));
    if (node.stage === 'IDHACK') found.push(['_id']);
    if (node.stage === 'EOF') isNothing = true;
  });
  return isNothing ? undefined : found;
}

function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const inner of Object.values(value)) walk(inner, visit);
}
