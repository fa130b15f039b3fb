import { placeIn } from './incompatibility-texts';
import { type SchemaParts, valuesOf } from './schema-parts';

/**
 * `sent`: to a service, which accepts exactly what its schema allows. `read`: by a screen, which requires the fields
 * that it asked for, ignores additional ones, and displays unknown values.
 */
export type Direction = 'sent' | 'read';

const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;

/** The formats, patterns and bounds of one schema that do not fit into those of another schema for the same type. */
export function compareBounds(one: SchemaParts, other: SchemaParts, direction: Direction, at: string): string[] {
  const found: string[] = [];
  const hasValues = valuesOf(one) !== undefined;
  if (other.format !== undefined && one.format !== other.format && !hasValues) {
    found.push(placeIn(`${at} is a `, other.format));
  }
  if (direction === 'read' || hasValues) return found;
  if (other.pattern !== undefined && one.pattern !== other.pattern) found.push(`${at} has another pattern`);
  for (const bound of upperBounds) if (isNarrower(other[bound], one[bound], 1)) found.push(narrower(at, bound));
  for (const bound of lowerBounds) if (isNarrower(other[bound], one[bound], -1)) found.push(narrower(at, bound));
  if (other.multipleOf !== undefined && one.multipleOf !== other.multipleOf) found.push(narrower(at, 'multipleOf'));
  return found;
}

/** @param sign 1 for an upper bound, -1 for a lower one */
function isNarrower(bound: unknown, sent: unknown, sign: 1 | -1): boolean {
  if (typeof bound !== 'number') return false;
  return typeof sent !== 'number' || sent * sign > bound * sign;
}

const narrower = (at: string, bound: string) => `${at} has a narrower ${bound}`;
