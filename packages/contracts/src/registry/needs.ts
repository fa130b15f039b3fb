import { z } from 'zod';
import { must } from '../sentences';

/** A JSON schema as zod generates it. */
export const JsonSchema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
export type JsonSchema = z.infer<typeof JsonSchema>;

/** @param io `input`: what a caller may send; `output`: what comes back */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Exclude<JsonSchema, boolean> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const Route = z
  .string()
  .max(300)
  .regex(/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/, must('be a method and a path'));

/** A call with the schemas of its request and its answer. */
export const CallSchemas = z.object({
  route: Route,
  params: JsonSchema.optional(),
  query: JsonSchema.optional(),
  body: JsonSchema.optional(),
  upload: z.object({ types: z.array(z.string().max(100)).max(20), maxBytes: z.number() }).optional(),
  answer: JsonSchema.optional(),
});
export type CallSchemas = z.infer<typeof CallSchemas>;

const packageName = z.string().max(100);
const Names = z.record(packageName, z.array(z.string().max(100)).max(2000));

/**
 * What a release was built against. `shared`: package → the required range of versions, `^1.2.3` or one exact version.
 * `names`: package → the exports that the release imports. `calls`: the calls that it can make, with their schemas; for
 * calls unknown to contracts only the route. `service`: the service that answers the call.
 */
export const ReleaseNeeds = z.object({
  shared: z.record(packageName, z.string().regex(/^\^?\d+\.\d+\.\d+$/, must('be a version or ^ and a version'))),
  names: Names,
  calls: z.array(CallSchemas.extend({ service: z.string().max(40).optional() })).max(1000),
});
export type ReleaseNeeds = z.infer<typeof ReleaseNeeds>;

/** What a shell provides to remotes. `shared`: package → its version; `names`: package → all its exports. */
export const ShellProvides = z.object({
  contract: z.number().int(),
  shared: z.record(packageName, z.string().max(40)),
  names: Names,
});
export type ShellProvides = z.infer<typeof ShellProvides>;

/**
 * What a service provides; each service reports it to the registry after its start. Gateways also report what the shell
 * that they serve provides.
 */
export const Provides = z.object({ calls: z.array(CallSchemas), shell: ShellProvides.optional() });
export type Provides = z.infer<typeof Provides>;
