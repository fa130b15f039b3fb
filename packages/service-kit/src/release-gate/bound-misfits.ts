import { placeIn } from './misfit-texts';
import { type SchemaParts, valuesOf } from './schema-parts';

/**
 * `sent`: to a service, which takes exactly what its schema says. `read`: by a screen, which is glad of what it asked
 * for, whatever else is there, and shows values that it does not know.
 */
export type Direction = 'sent' | 'read';

const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;

/** Where the format, the pattern or a bound of one kind of value does not fit into another's. */
export function boundMisfits(one: SchemaParts, other: SchemaParts, direction: Direction, at: string): string[] {
  const misfits: string[] = [];
  const hasValues = valuesOf(one) !== undefined;
  if (other.format !== undefined && one.format !== other.format && !hasValues) {
    misfits.push(placeIn(`${at} is a `, other.format));
  }
  if (direction === 'read' || hasValues) return misfits;
  if (other.pattern !== undefined && one.pattern !== other.pattern) misfits.push(`${at} has another pattern`);
  for (const bound of upperBounds) if (isNarrower(other[bound], one[bound], 1)) misfits.push(narrower(at, bound));
  for (const bound of lowerBounds) if (isNarrower(other[bound], one[bound], -1)) misfits.push(narrower(at, bound));
  if (other.multipleOf !== undefined && one.multipleOf !== other.multipleOf) misfits.push(narrower(at, 'multipleOf'));
  return misfits;
}

/** @param sign 1 for an upper bound, -1 for a lower one */
function isNarrower(bound: unknown, sent: unknown, sign: 1 | -1): boolean {
  if (typeof bound !== 'number') return false;
  return typeof sent !== 'number' || sent * sign > bound * sign;
}

const narrower = (at: string, bound: string) => `${at} has a narrower ${bound}`;
