import type { JsonSchema } from '@plaza/contracts/registry/needs';
import type { StepBudget } from './step-budget';

/** The words of JSON schema that zod writes for what crosses walls. */
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

/** How many references lead to one another at most. */
const maxReferences = 10;

/**
 * A schema's parts: references followed, those of `allOf` in one. `false` is what nothing fits; so is what cannot be
 * followed, and what there are no steps left for.
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

/** How many steps it takes to look at a schema's own parts: its words, fields and values. */
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

/** The kinds of value that a schema is one of: its variants, its types, its values; itself where it is of one kind. */
export function variantsOf(parts: SchemaParts): readonly JsonSchema[] | undefined {
  const { anyOf, oneOf, type, ...rest } = parts;
  const variants = anyOf ?? oneOf;
  if (variants) return variants;
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : undefined;
}

/** The values that a schema lists, where it lists them. */
export function valuesOf(parts: SchemaParts): readonly unknown[] | undefined {
  return Object.hasOwn(parts, 'const') ? [parts.const] : parts.enum;
}

/** The type of what fits, in words; undefined where it can be anything. */
export function typeOf(parts: SchemaParts): string | undefined {
  if (typeof parts.type === 'string') return parts.type;
  const types = new Set(valuesOf(parts)?.map((value) => (value === null ? 'null' : typeof value)));
  return types.size === 1 ? [...types][0] : undefined;
}
