import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Proves that data in Redis was written by a process that has the secret. */
export interface MessageAuthentication {
  /**
   * The code (HMAC-SHA256, 32 bytes) of these parts, in this order; `purpose` prevents using a code of one kind as
   * another.
   */
  sign(purpose: string, ...parts: readonly (string | Buffer)[]): Buffer;
  /** Whether the code was computed from exactly these parts, with any of the secrets. */
  isValid(code: Buffer, purpose: string, ...parts: readonly (string | Buffer)[]): boolean;
}

/** The length of a code in bytes. */
export const codeBytes = 32;

/** Used by processes without a configured secret; publicly known, as it is in the source. */
const developmentSecret = 'plaza development, known to everybody';

/** @param secrets one, or two during a rotation: the first signs, each verifies. Without any: the development secret */
export function messageAuthentication(secrets: readonly string[] = []): MessageAuthentication {
  const given = secrets.length > 0 ? secrets : [developmentSecret];
  // Before version 26 Node converts bytes into a key object for each code, which takes five times as long as the code.
  const keys = given.map((secret) => createSecretKey(createHash('sha256').update(secret).digest()));
  return {
    sign: (purpose, ...parts) => codeOf(keys[0] as KeyObject, [purpose, ...parts]),
    isValid: (code, purpose, ...parts) =>
      code.length === codeBytes && keys.some((key) => timingSafeEqual(code, codeOf(key, [purpose, ...parts]))),
  };
}

/** Each part is preceded by its length, so that different lists of parts never give the same bytes. */
function codeOf(key: KeyObject, parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
}
