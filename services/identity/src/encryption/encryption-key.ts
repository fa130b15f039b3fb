import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { createSealer, type Sealer } from './encryption';
import { SealingKeyModel } from './encryption-key.model';

const purpose = 'secrets';
export const sealingKeyBytes = 32;

/** @param configured base64 of the key to use; without it, the one in the database, made there on first start */
export async function openSealer(configured?: string): Promise<Sealer> {
  const key = configured ?? (await storedKey()) ?? (await makeKey());
  return createSealer(Buffer.from(key, 'base64'));
}

async function storedKey(): Promise<string | undefined> {
  return (await SealingKeyModel.findOne({ purpose }).lean())?.key;
}

async function makeKey(): Promise<string> {
  const key = randomBytes(sealingKeyBytes).toString('base64');
  try {
    await SealingKeyModel.create({ purpose, key });
    return key;
  } catch (error) {
    const theirs = isDuplicateKey(error) ? await storedKey() : undefined;
    if (!theirs) throw error;
    return theirs;
  }
}
