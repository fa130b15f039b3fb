import { createPrivateKey } from 'node:crypto';

const minimumBits = 2048;

/** A PEM from an environment variable, in which line breaks may be written `\n`. */
export const toPem = (input: string): string => input.replaceAll('\\n', '\n');

/** Whether the PEM contains a private key that can sign RS256 tokens. */
export function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minimumBits;
  } catch {
    return false; // not a PEM at all
  }
}
