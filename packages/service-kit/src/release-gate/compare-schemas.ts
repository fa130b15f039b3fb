import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@plaza/contracts/registry/needs';
import { nothing, partsOf, type SchemaParts, typeOf, valuesOf, variantsOf } from './schema-parts';

/** Far deeper than any schema of ours. A deeper one counts as incompatible, as schemas come from outside. */
const maxDepth = 60;
const maxSteps = 50_000;

/**
 * `sent`: to a service, which takes exactly what its schema says. `read`: by a screen, which is glad of what it asked
 * for, whatever else is there, and shows values that it does not know.
 */
export type Direction = 'sent' | 'read';

interface Side {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

/**
 * Whatever of one schema does not fit into another, a phrase each; none where all of it fits.
 * @param from of what is sent, or answered
 * @param into of what is taken, or read
 * @param at what the whole is called: "body", "answer"
 */
export function findIncompatibilities(from: JsonSchema, into: JsonSchema, direction: Direction, at: string): string[] {
  const compare = new Comparison(direction);
  return compare.fit({ schema: from, root: from }, { schema: into, root: into }, at, 0);
}

/** Compares parts of two schemas that are being compared. @param at what the part is called */
type FitWithin = (from: JsonSchema, into: JsonSchema, at: string) => string[];

class Comparison {
  /** Pairs that are being compared: schemas that contain themselves have no end. */
  readonly #begun = new Map<JsonSchema, Set<JsonSchema>>();
  #steps = 0;

  constructor(private readonly direction: Direction) {}

  fit(from: Side, into: Side, at: string, depth: number): string[] {
    if (depth > maxDepth || ++this.#steps > maxSteps) return [`${at} is too much to be compared`];
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
    const one = partsOf(from.schema, from.root);
    const other = partsOf(into.schema, into.root);
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
    const misfits = [...this.#valueMisfits(one, other, at), ...this.#boundMisfits(one, other, at)];
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
    if (!values) return [`${at} is only ${list(expected)}`];
    const gone = values.filter((value) => !expected.some((each) => isDeepStrictEqual(each, value)));
    return gone.length > 0 ? [`${at} is not ${list(gone)} any more`] : [];
  }

  #boundMisfits(one: SchemaParts, other: SchemaParts, at: string): string[] {
    const misfits: string[] = [];
    const hasValues = valuesOf(one) !== undefined;
    if (other.format !== undefined && one.format !== other.format && !hasValues) {
      misfits.push(`${at} is a ${other.format}`);
    }
    if (this.direction === 'read' || hasValues) return misfits;
    if (other.pattern !== undefined && one.pattern !== other.pattern) misfits.push(`${at} has another pattern`);
    for (const bound of upperBounds) if (isNarrower(other[bound], one[bound], 1)) misfits.push(narrower(at, bound));
    for (const bound of lowerBounds) if (isNarrower(other[bound], one[bound], -1)) misfits.push(narrower(at, bound));
    if (other.multipleOf !== undefined && one.multipleOf !== other.multipleOf) misfits.push(narrower(at, 'multipleOf'));
    return misfits;
  }

  #objectMisfits(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const { properties = {}, required = [] } = one;
    const misfits: string[] = [];
    for (const name of new Set(other.required)) {
      if (required.includes(name)) continue;
      misfits.push(`${at}.${name} ${this.#absence(Object.hasOwn(properties, name))}`);
    }
    for (const [name, property] of Object.entries(properties)) {
      const known = Object.hasOwn(other.properties ?? {}, name) ? other.properties?.[name] : other.additionalProperties;
      if (known === undefined || (known === false && this.direction === 'read')) continue;
      if (known === false) misfits.push(`${at}.${name} is not taken any more`);
      else misfits.push(...fit(property, known, `${at}.${name}`));
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
    const misfits = fit(rest, taken, `${at}.*`);
    if (this.direction === 'read' || other.propertyNames === undefined) return misfits;
    return [...misfits, ...fit(names ?? true, other.propertyNames, `${at}'s names`)];
  }

  #arrayMisfits(one: SchemaParts, other: SchemaParts, at: string, fit: FitWithin): string[] {
    const [first, wanted] = [one.prefixItems ?? [], other.prefixItems ?? []];
    const least = typeof one.minItems === 'number' ? one.minItems : first.length;
    const misfits = wanted.length > least && wanted.length > first.length ? [`${at} has fewer parts`] : [];
    const count = Math.max(first.length, wanted.length);
    for (let index = 0; index < count; index++) {
      const [mine, theirs] = [first[index] ?? one.items, wanted[index] ?? other.items];
      if (mine === undefined || theirs === undefined || (theirs === false && this.direction === 'read')) continue;
      misfits.push(...fit(mine, theirs, `${at}[${index}]`));
    }
    if (one.items === false || (one.items === undefined && first.length > 0)) return misfits;
    if (other.items === false && this.direction === 'read') return misfits;
    return [...misfits, ...fit(one.items ?? true, other.items ?? true, `${at}[]`)];
  }
}

const isNothing = ({ not }: SchemaParts) => not !== undefined && isDeepStrictEqual(not, nothing.not);

/** Whether whatever is there fits. What only describes a value bounds nothing. */
const isAnything = (parts: SchemaParts) =>
  Object.keys(parts).every((word) => ['$defs', 'default', 'description', 'title', 'id'].includes(word));

const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;

/** @param sign 1 for an upper bound, -1 for a lower one */
function isNarrower(bound: unknown, sent: unknown, sign: 1 | -1): boolean {
  if (typeof bound !== 'number') return false;
  return typeof sent !== 'number' || sent * sign > bound * sign;
}

const narrower = (at: string, bound: string) => `${at} has a narrower ${bound}`;
const distinct = (misfits: readonly string[]) => [...new Set(misfits)];
const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
