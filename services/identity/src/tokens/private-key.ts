import { createPrivateKey } from 'node:crypto';

const minimumBits = 2048;

/** A PEM as environment variables carry it: its line breaks may be written `\n`. */
export const pemOf = (given: string): string => given.replaceAll('\\n', '\n');

/** Whether the PEM holds a private key that RS256 tokens can be signed with. */
export function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minimumBits;
  } catch {
    return false; // not a PEM at all: the same answer
  }
}
