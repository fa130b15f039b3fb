/** A query or an aggregation pipeline that the engine can explain. */
interface Explainable {
  explain(verbosity: 'executionStats'): unknown;
}

/** What the engine read: documents and index keys, and the stages that read them. */
export interface Reading {
  readonly docs: number;
  readonly keys: number;
  readonly stages: readonly string[];
}

/** Runs a query and returns what the engine read for it; for a pipeline, what its first stage read. */
export async function explainQuery(query: Explainable): Promise<Reading> {
  const explanation: unknown = await query.explain('executionStats');
  const stages: string[] = [];
  const read = { docs: 0, keys: 0 };
  walk(explanation, (node) => {
    if (typeof node.totalDocsExamined === 'number') read.docs = Math.max(read.docs, node.totalDocsExamined);
    if (typeof node.totalKeysExamined === 'number') read.keys = Math.max(read.keys, node.totalKeysExamined);
    if (typeof node.stage === 'string' && typeof node.nReturned === 'number') stages.push(node.stage);
  });
  if (stages.length === 0) throw new Error('the engine explained nothing');
  return { ...read, stages };
}

function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const inner of Object.values(value)) walk(inner, visit);
}
