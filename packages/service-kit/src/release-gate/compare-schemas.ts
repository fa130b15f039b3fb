import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@plaza/contracts/registry/needs';
import { compareBounds, type Direction } from './compare-bounds';
import { listValues, placeIn, tooMuch } from './incompatibility-texts';
import { nothing, partsOf, type SchemaParts, typeOf, valuesOf, variantsOf } from './schema-parts';
import { StepBudget } from './step-budget';

/** Far deeper than any schema of the platform. A deeper one counts as incompatible, as schemas are untrusted input. */
const maxDepth = 60;

interface Side {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

/**
 * The parts of one schema that do not fit into another, one phrase each; empty if it fits completely.
 * @param from the schema of what is sent, or answered
 * @param into the schema of what is accepted, or read
 * @param at the name of the whole: "body", "answer"
 * @param budget shared by all comparisons of a release; what it does not cover counts as incompatible
 */
export function findIncompatibilities(
  from: JsonSchema,
  into: JsonSchema,
  direction: Direction,
  at: string,
  budget: StepBudget = new StepBudget(),
): string[] {
  const compare = new Comparison(direction, budget);
  return compare.fit({ schema: from, root: from }, { schema: into, root: into }, at, 0);
}

/** Compares nested parts of the two schemas. @param at the name of the part */
type FitWithin = (from: JsonSchema, into: JsonSchema, at: string) => string[];

class Comparison {
  /** The pairs whose comparison has begun: a recursive schema would never end otherwise. */
  readonly #begun = new Map<JsonSchema, Set<JsonSchema>>();

  constructor(
    private readonly direction: Direction,
    private readonly budget: StepBudget,
  ) {}

  fit(from: Side, into: Side, at: string, depth: number): string[] {
    if (depth > maxDepth || !this.budget.spend(1)) return [tooMuch(at)];
    const begun = this.#begun.get(from.schema) ?? new Set();
    if (begun.has(into.schema)) return [];
    this.#begun.set(from.schema, begun.add(into.schema));
    try {
      return this.#fit(from, into, at, depth);
    } finally {
      begun.delete(into.schema);
    }
  }

  #fit(from: Side, into: Side, at: string, depth: number): string[] {
    const one = partsOf(from.schema, from.root, this.budget);
    const other = partsOf(into.schema, into.root, this.budget);
    if (this.budget.isSpent) return [tooMuch(at)];
    if (isNothing(one) || isAnything(other)) return [];
    if (isNothing(other)) return [`${at} is not accepted`];
    const inFrom = (schema: JsonSchema): Side => ({ schema, root: from.root });
    const inInto = (schema: JsonSchema): Side => ({ schema, root: into.root });
    const fit: FitWithin = (mine, theirs, place) => this.fit(inFrom(mine), inInto(theirs), place, depth + 1);

    const variants = variantsOf(one);
    if (variants) return distinct(variants.flatMap((variant) => this.fit(inFrom(variant), into, at, depth + 1)));
    const taken = variantsOf(other);
    if (taken) return this.#fitAny(inFrom(one), taken.map(inInto), at, depth);

    const type = typeOf(one);
    const expected = typeOf(other);
    if (expected !== undefined && type !== expected && !(type === 'integer' && expected === 'number')) {
      return [`${at} is ${type ?? 'anything'} and not ${expected}`];
    }
    const found = [...this.#valueIncompatibilities(one, other, at), ...compareBounds(one, other, this.direction, at)];
    if (type === 'object') found.push(...this.#objectIncompatibilities(one, other, at, fit));
    if (type === 'array') found.push(...this.#arrayIncompatibilities(one, other, at, fit));
    return found;
  }

  /**
   * A variant fits if one of the variants of the other schema accepts it; each value of an enumeration is checked
   * separately.
   */
  #fitAny(from: Side, taken: readonly Side[], at: string, depth: number): string[] {
    const values = valuesOf(from.schema as SchemaParts);
    if (values && values.length > 1) {
      return distinct(
        values.flatMap((value) => this.#fitAny({ ...from, schema: { const: value } }, taken, at, depth + 1)),
      );
    }
    const tried = taken.map((side) => this.fit(from, side, at, depth + 1));
    if (tried.some((found) => found.length === 0)) return [];
    // The variant with the fewest incompatibilities is the one that the author meant.
    return tried.reduce((least, one) => (one.length < least.length ? one : least));
  }

  #valueIncompatibilities(one: SchemaParts, other: SchemaParts, at: string): string[] {
    const expected = valuesOf(other);
    if (!expected || this.direction === 'read') return [];
    const values = valuesOf(one);
    if (!values) return [`${at} is only ${listValues(expected)}`];
    if (!this.budget.spend(values.length * expected.length)) return [tooMuch(at)];
    const gone = values.filter((value) => !expected.some((each) => isDeepStrictEqual(each, value)));
    return gone.length > 0 ? [`${at} is no longer ${listValues(gone)}`] : [];
  }

  #objectIncompatibilities(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const { properties = {} } = one;
    const required = new Set(one.required);
    const found: string[] = [];
    for (const name of new Set(other.required)) {
      if (required.has(name)) continue;
      found.push(`${placeIn(at, `.${name}`)} ${this.#absence(Object.hasOwn(properties, name))}`);
    }
    for (const [name, property] of Object.entries(properties)) {
      const known = Object.hasOwn(other.properties ?? {}, name) ? other.properties?.[name] : other.additionalProperties;
      if (known === undefined || (known === false && this.direction === 'read')) continue;
      const place = placeIn(at, `.${name}`);
      if (known === false) found.push(`${place} is no longer accepted`);
      else found.push(...fit(property, known, place));
    }
    return [...found, ...this.#otherProperties(one, other, at, fit)];
  }

  #absence(isOptional: boolean): string {
    if (this.direction === 'sent') return 'is required now';
    return isOptional ? 'may be missing' : 'is gone';
  }

  /** Compares the schemas of additional properties, whose names are not listed. */
  #otherProperties(
    { additionalProperties: rest = false, propertyNames: names }: SchemaParts,
    other: SchemaParts,
    at: string,
    fit: FitWithin,
  ): string[] {
    if (rest === false) return [];
    const { additionalProperties: taken } = other;
    // An object schema without `additionalProperties` drops them, and the reader of an answer ignores them.
    if (taken === undefined || (taken === false && this.direction === 'read')) return [];
    if (taken === false) return [`${at} has fields of any name, which are not accepted`];
    const found = fit(rest, taken, placeIn(at, '.*'));
    if (this.direction === 'read' || other.propertyNames === undefined) return found;
    return [...found, ...fit(names ?? true, other.propertyNames, placeIn(at, "'s names"))];
  }

  #arrayIncompatibilities(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const [first, wanted] = [one.prefixItems ?? [], other.prefixItems ?? []];
    const least = typeof one.minItems === 'number' ? one.minItems : first.length;
    const found = wanted.length > least && wanted.length > first.length ? [`${at} has fewer parts`] : [];
    const count = Math.max(first.length, wanted.length);
    for (let index = 0; index < count; index++) {
      const [mine, theirs] = [first[index] ?? one.items, wanted[index] ?? other.items];
      if (mine === undefined || theirs === undefined || (theirs === false && this.direction === 'read')) continue;
      found.push(...fit(mine, theirs, placeIn(at, `[${index}]`)));
    }
    if (one.items === false || (one.items === undefined && first.length > 0)) return found;
    if (other.items === false && this.direction === 'read') return found;
    return [...found, ...fit(one.items ?? true, other.items ?? true, placeIn(at, '[]'))];
  }
}

const isNothing = ({ not }: SchemaParts) => not !== undefined && isDeepStrictEqual(not, nothing.not);

/** Whether the schema accepts any value: it contains only annotations. */
const isAnything = (parts: SchemaParts) =>
  Object.keys(parts).every((word) => ['$defs', 'default', 'description', 'title', 'id'].includes(word));

const distinct = (found: readonly string[]) => [...new Set(found)];
