import { randomBytes } from 'node:crypto';
import { hotp, otpauthURL } from 'speakeasy';
import { timingSafeEqual } from '../secrets/timing-safe-equal';

const issuer = 'Plaza';
const stepMs = 30_000;
/** How many steps a clock may be fast or slow. */
const stepsOff = 1;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretLetters = 32;

/**
 * 20 random bytes in base32, five bits per letter. speakeasy's own generator picks 20 printable characters unevenly,
 * and falls short of the 128 bits that RFC 4226 requires.
 */
export function newTotpSecret(): string {
  return Array.from(randomBytes(secretLetters), (byte) => base32Alphabet.charAt(byte % base32Alphabet.length)).join('');
}

/** The URL in the QR code for an authenticator. */
export function otpauthUrl(secret: string, email: string): string {
  return otpauthURL({ secret, encoding: 'base32', issuer, label: `${issuer}:${encodeURIComponent(email)}` });
}

/** The time step of an instant in milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / stepMs);

/** The six digits that an authenticator shows during a step. */
export const codeOfStep = (secret: string, step: number): string => hotp({ secret, encoding: 'base32', counter: step });

/**
 * The step of a code among the current, the previous and the next one; the latest if two have the same code. The time
 * it takes reveals neither which one matched nor how much of a wrong code is right.
 */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  let found: number | undefined;
  for (let step = stepAt(now) - stepsOff; step <= stepAt(now) + stepsOff; step += 1) {
    if (timingSafeEqual(codeOfStep(secret, step), code)) found = step;
  }
  return found;
}
