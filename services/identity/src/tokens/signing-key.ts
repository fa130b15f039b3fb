import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { KeySet } from '@plaza/contracts/identity/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { SigningKeyModel } from './signing-key.model';

/** The key that signs access tokens, and its published part. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly keySet: KeySet;
}

const purpose = 'access';

/** @param configured PEM of the key; by default the one in the database, generated on first start */
export async function openSigningKey(configured?: string): Promise<SigningKey> {
  const pem = configured ?? (await storedPem()) ?? (await generatePem());
  const privateKey = createPrivateKey(pem);
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  // The key's thumbprint (RFC 7638): all instances derive the same id.
  const id = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { id, privateKey, keySet: { keys: [{ kid: id, kty: 'RSA', alg: 'RS256', use: 'sig', n, e }] } };
}

async function storedPem(): Promise<string | undefined> {
  return (await SigningKeyModel.findOne({ purpose }).lean())?.privateKey;
}

async function generatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  try {
    await SigningKeyModel.create({ purpose, privateKey: pem });
    return pem;
  } catch (error) {
    const theirs = isDuplicateKey(error) ? await storedPem() : undefined;
    if (!theirs) throw error;
    return theirs;
  }
}
