import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { createEncryption, type Encryption } from './encryption';
import { EncryptionKeyModel } from './encryption-key.model';

const purpose = 'secrets';
export const encryptionKeyBytes = 32;

/** @param configured base64 of the key; by default the one in the database, generated on first start */
export async function openEncryption(configured?: string): Promise<Encryption> {
  const key = configured ?? (await storedKey()) ?? (await generateKey());
  return createEncryption(Buffer.from(key, 'base64'));
}

async function storedKey(): Promise<string | undefined> {
  return (await EncryptionKeyModel.findOne({ purpose }).lean())?.key;
}

async function generateKey(): Promise<string> {
  const key = randomBytes(encryptionKeyBytes).toString('base64');
  try {
    await EncryptionKeyModel.create({ purpose, key });
    return key;
  } catch (error) {
    const theirs = isDuplicateKey(error) ? await storedKey() : undefined;
    if (!theirs) throw error;
    return theirs;
  }
}
