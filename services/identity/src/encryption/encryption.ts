import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets that have to be read again, such as a two-factor secret, unreadable to whoever only reads the database. */
export interface Sealer {
  /** @param owner whose secret it is; sealed for one owner, it opens for no other */
  seal(text: string, owner: string): string;
  /** @throws when it was sealed with another key, for another owner, or was changed since */
  open(sealed: string, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 bytes */
export function createSealer(key: Buffer): Sealer {
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
