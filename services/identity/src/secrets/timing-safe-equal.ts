import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that tells their lengths at most. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
