import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@plaza/contracts/registry/needs';
import { boundMisfits, type Direction } from './bound-misfits';
import { listValues, placeIn, tooMuch } from './misfit-texts';
import { nothing, partsOf, type SchemaParts, typeOf, valuesOf, variantsOf } from './schema-parts';
import { StepBudget } from './step-budget';

/** Far deeper than any schema of ours. A deeper one counts as incompatible, as schemas come from outside. */
const maxDepth = 60;

interface Side {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

/**
 * Whatever of one schema does not fit into another, a phrase each; none where all of it fits.
 * @param from of what is sent, or answered
 * @param into of what is taken, or read
 * @param at what the whole is called: "body", "answer"
 * @param budget of all comparisons of a release; what there is none left for counts as incompatible
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

/** Compares parts of two schemas that are being compared. @param at what the part is called */
type FitWithin = (from: JsonSchema, into: JsonSchema, at: string) => string[];

class Comparison {
  /** Pairs that are being compared: schemas that contain themselves have no end. */
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
    if (isNothing(other)) return [`${at} is not taken`];
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
    const misfits = [...this.#valueMisfits(one, other, at), ...boundMisfits(one, other, this.direction, at)];
    if (type === 'object') misfits.push(...this.#objectMisfits(one, other, at, fit));
    if (type === 'array') misfits.push(...this.#arrayMisfits(one, other, at, fit));
    return misfits;
  }

  /** One kind fits where any of the others takes it; of values that are listed, each may fit another. */
  #fitAny(from: Side, taken: readonly Side[], at: string, depth: number): string[] {
    const values = valuesOf(from.schema as SchemaParts);
    if (values && values.length > 1) {
      return distinct(
        values.flatMap((value) => this.#fitAny({ ...from, schema: { const: value } }, taken, at, depth + 1)),
      );
    }
    const tried = taken.map((side) => this.fit(from, side, at, depth + 1));
    if (tried.some((misfits) => misfits.length === 0)) return [];
    // What fails for the least is what the author meant.
    return tried.reduce((least, one) => (one.length < least.length ? one : least));
  }

  #valueMisfits(one: SchemaParts, other: SchemaParts, at: string): string[] {
    const expected = valuesOf(other);
    if (!expected || this.direction === 'read') return [];
    const values = valuesOf(one);
    if (!values) return [`${at} is only ${listValues(expected)}`];
    if (!this.budget.spend(values.length * expected.length)) return [tooMuch(at)];
    const gone = values.filter((value) => !expected.some((each) => isDeepStrictEqual(each, value)));
    return gone.length > 0 ? [`${at} is not ${listValues(gone)} any more`] : [];
  }

  #objectMisfits(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const { properties = {} } = one;
    const required = new Set(one.required);
    const misfits: string[] = [];
    for (const name of new Set(other.required)) {
      if (required.has(name)) continue;
      misfits.push(`${placeIn(at, `.${name}`)} ${this.#absence(Object.hasOwn(properties, name))}`);
    }
    for (const [name, property] of Object.entries(properties)) {
      const known = Object.hasOwn(other.properties ?? {}, name) ? other.properties?.[name] : other.additionalProperties;
      if (known === undefined || (known === false && this.direction === 'read')) continue;
      const place = placeIn(at, `.${name}`);
      if (known === false) misfits.push(`${place} is not taken any more`);
      else misfits.push(...fit(property, known, place));
    }
    return [...misfits, ...this.#otherProperties(one, other, at, fit)];
  }

  #absence(isOptional: boolean): string {
    if (this.direction === 'sent') return 'is required now';
    return isOptional ? 'may be missing' : 'is gone';
  }

  /** Those whose names nobody knows before. */
  #otherProperties(
    { additionalProperties: rest = false, propertyNames: names }: SchemaParts,
    other: SchemaParts,
    at: string,
    fit: FitWithin,
  ): string[] {
    if (rest === false) return [];
    const { additionalProperties: taken } = other;
    // An object without a word on others leaves them out, and an answer's reader does not see them.
    if (taken === undefined || (taken === false && this.direction === 'read')) return [];
    if (taken === false) return [`${at} has fields of any name, which are not taken`];
    const misfits = fit(rest, taken, placeIn(at, '.*'));
    if (this.direction === 'read' || other.propertyNames === undefined) return misfits;
    return [...misfits, ...fit(names ?? true, other.propertyNames, placeIn(at, "'s names"))];
  }

  #arrayMisfits(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const [first, wanted] = [one.prefixItems ?? [], other.prefixItems ?? []];
    const least = typeof one.minItems === 'number' ? one.minItems : first.length;
    const misfits = wanted.length > least && wanted.length > first.length ? [`${at} has fewer parts`] : [];
    const count = Math.max(first.length, wanted.length);
    for (let index = 0; index < count; index++) {
      const [mine, theirs] = [first[index] ?? one.items, wanted[index] ?? other.items];
      if (mine === undefined || theirs === undefined || (theirs === false && this.direction === 'read')) continue;
      misfits.push(...fit(mine, theirs, placeIn(at, `[${index}]`)));
    }
    if (one.items === false || (one.items === undefined && first.length > 0)) return misfits;
    if (other.items === false && this.direction === 'read') return misfits;
    return [...misfits, ...fit(one.items ?? true, other.items ?? true, placeIn(at, '[]'))];
  }
}

const isNothing = ({ not }: SchemaParts) => not !== undefined && isDeepStrictEqual(not, nothing.not);

/** Whether whatever is there fits. What only describes a value bounds nothing. */
const isAnything = (parts: SchemaParts) =>
  Object.keys(parts).every((word) => ['$defs', 'default', 'description', 'title', 'id'].includes(word));

const distinct = (misfits: readonly string[]) => [...new Set(misfits)];
