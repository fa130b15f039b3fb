import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Proves that what lies in Redis was written by a process that shares the secret. */
export interface MessageAuthentication {
  /**
   * The code (HMAC-SHA256, 32 bytes) of these parts, in this order; `purpose` keeps one kind from passing for another.
   */
  sign(purpose: string, ...parts: readonly (string | Buffer)[]): Buffer;
  /** Whether the code was made of these very parts, with any of the secrets. */
  isValid(code: Buffer, purpose: string, ...parts: readonly (string | Buffer)[]): boolean;
}

/** The length of a code in bytes. */
export const codeBytes = 32;

/** What processes share that were given no secret: known to everybody who has read this line. */
const developmentSecret = 'plaza development, known to everybody';

/**
 * @param secrets one, or two while one replaces the other: the first signs, each verifies. None: the one of development
 */
export function messageAuthentication(secrets: readonly string[] = []): MessageAuthentication {
  const given = secrets.length > 0 ? secrets : [developmentSecret];
  // Before 26 Node makes a key object of bytes with each code, which takes five times as long as the code.
  const keys = given.map((secret) => createSecretKey(createHash('sha256').update(secret).digest()));
  return {
    sign: (purpose, ...parts) => codeOf(keys[0] as KeyObject, [purpose, ...parts]),
    isValid: (code, purpose, ...parts) =>
      code.length === codeBytes && keys.some((key) => timingSafeEqual(code, codeOf(key, [purpose, ...parts]))),
  };
}

/** Each part goes in behind its length: no two lists of parts are the same bytes. */
function codeOf(key: KeyObject, parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
}
