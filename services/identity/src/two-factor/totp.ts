import { randomBytes } from 'node:crypto';
import { hotp, otpauthURL } from 'speakeasy';
import { isSameText } from '../secrets/timing-safe-equal';

const issuer = 'Plaza';
const stepMs = 30_000;
/** A clock may be so many steps fast or slow. */
const stepsOff = 1;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretLetters = 32;

/**
 * 20 random bytes in base32, five bits a letter. Not speakeasy's own: that picks 20 printable characters, unevenly, and
 * so falls short of the 128 bits that RFC 4226 asks for.
 */
export function newTotpSecret(): string {
  return Array.from(randomBytes(secretLetters), (byte) => base32Alphabet.charAt(byte % base32Alphabet.length)).join('');
}

/** What an authenticator reads from the QR code. */
export function otpauthUrl(secret: string, email: string): string {
  return otpauthURL({ secret, encoding: 'base32', issuer, label: `${issuer}:${encodeURIComponent(email)}` });
}

/** The time step of an instant in milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / stepMs);

/** The six digits that an authenticator shows during a step. */
export const codeOfStep = (secret: string, step: number): string => hotp({ secret, encoding: 'base32', counter: step });

/**
 * The step that a code belongs to, of the one now, the one before and the one after; the latest, should two have the
 * same code. The time it takes does not tell which, nor how much of a wrong code is right.
 */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  let found: number | undefined;
  for (let step = stepAt(now) - stepsOff; step <= stepAt(now) + stepsOff; step += 1) {
    if (isSameText(codeOfStep(secret, step), code)) found = step;
  }
  return found;
}
