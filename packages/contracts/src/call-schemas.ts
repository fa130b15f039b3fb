import type { z } from 'zod';
import type { Call, Calls } from './call';
import { type CallSchemas, jsonSchema } from './registry/needs';

/** A call as it crosses a wall: what may be sent, and what comes back, as JSON schemas. */
export function schemasOfCall({ route, params, query, body, upload, answer }: Call): CallSchemas {
  const input = (schema: z.ZodType) => jsonSchema(schema, 'input');
  return {
    route,
    ...(params ? { params: input(params) } : {}),
    ...(query ? { query: input(query) } : {}),
    ...(body ? { body: input(body) } : {}),
    ...(upload ? { upload: { types: [...upload.types], maxBytes: upload.maxBytes } } : {}),
    ...(answer ? { answer: jsonSchema(answer, 'output') } : {}),
  };
}

export const schemasOfCalls = (calls: Calls): CallSchemas[] => Object.values(calls).map(schemasOfCall);
