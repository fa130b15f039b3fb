import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that have to be read again, such as two-factor secrets, so that access to the database alone reveals
 * none.
 */
export interface Encryption {
  /** @param owner the id that the secret belongs to; it decrypts for no other owner */
  encrypt(text: string, owner: string): string;
  /** @throws when it was encrypted with another key, for another owner, or was changed since */
  decrypt(encrypted: string, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 bytes */
export function createEncryption(key: Buffer): Encryption {
  return {
    encrypt(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
