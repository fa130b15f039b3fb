import type { JsonSchema } from '@plaza/contracts/registry/needs';
import type { StepBudget } from './step-budget';

/** The JSON schema keywords that zod generates for contracts. */
export interface SchemaParts {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly [bound: string]: unknown;
}

export const nothing: SchemaParts = { not: {} };

/** The maximum number of nested references. */
const maxReferences = 10;

/**
 * A schema with its references resolved and its `allOf` merged. `nothing` stands for `false`, for a reference that
 * cannot be resolved, and for what the budget does not cover.
 */
export function partsOf(
  schema: JsonSchema,
  root: JsonSchema,
  budget: StepBudget,
  left: number = maxReferences,
): SchemaParts {
  if (schema === true) return {};
  if (schema === false || left === 0 || budget.isSpent || !budget.spend(sizeOf(schema))) return nothing;
  const { $ref, allOf = [], ...own } = schema as SchemaParts;
  const parts = [own, ...($ref === undefined ? [] : [partsOf(referredTo($ref, root), root, budget, left - 1)])];
  return [...parts, ...allOf.map((one) => partsOf(one, root, budget, left - 1))].reduce((one, other) =>
    budget.isSpent || !budget.spend(sizeOf(one) + sizeOf(other)) ? nothing : both(one, other),
  );
}

/** The number of steps for one schema without its nested schemas: its keywords, fields and values. */
function sizeOf(parts: SchemaParts): number {
  const words = Object.keys(parts).length;
  const fields = Object.keys(parts.properties ?? {}).length;
  const kinds = Math.max(1, lengthOf(parts.type));
  return 1 + words * kinds + fields + lengthOf(parts.required) + lengthOf(parts.enum);
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function referredTo($ref: string, root: JsonSchema): JsonSchema {
  if ($ref === '#') return root;
  const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec($ref)?.[1];
  const found = name === undefined ? undefined : (root as SchemaParts).$defs?.[name];
  return found ?? false;
}

const both = (one: SchemaParts, other: SchemaParts): SchemaParts => ({
  ...one,
  ...other,
  ...(one.properties || other.properties ? { properties: { ...one.properties, ...other.properties } } : {}),
  ...(one.required || other.required ? { required: [...(one.required ?? []), ...(other.required ?? [])] } : {}),
});

/** The variants of a schema, one for each of its types or alternatives; undefined for a schema with a single type. */
export function variantsOf(parts: SchemaParts): readonly JsonSchema[] | undefined {
  const { anyOf, oneOf, type, ...rest } = parts;
  const variants = anyOf ?? oneOf;
  if (variants) return variants;
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : undefined;
}

/** The values of `const` or `enum`, if the schema has any. */
export function valuesOf(parts: SchemaParts): readonly unknown[] | undefined {
  return Object.hasOwn(parts, 'const') ? [parts.const] : parts.enum;
}

/** The type that a schema accepts; undefined if it accepts several or any. */
export function typeOf(parts: SchemaParts): string | undefined {
  if (typeof parts.type === 'string') return parts.type;
  const types = new Set(valuesOf(parts)?.map((value) => (value === null ? 'null' : typeof value)));
  return types.size === 1 ? [...types][0] : undefined;
}
