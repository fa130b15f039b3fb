import * as crypto from 'node:crypto';

/** Compares two texts in a time that reveals at most their lengths. */
export function timingSafeEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && crypto.timingSafeEqual(left, right);
}
