import type { z } from 'zod';
import type { Call, Calls } from './call';
import { type CallSchemas, jsonSchema } from './registry/needs';

/** The JSON schemas of a call's request and answer. */
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
