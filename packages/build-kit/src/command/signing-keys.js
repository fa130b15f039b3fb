import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs/promises';

/**
 * Makes a pair of Ed25519 keys: the private one goes into a file of this user alone, which must not be there yet.
 * @param {string | undefined} file
 * @returns {Promise<string>} the public key, SPKI in base64
 */
export async function makeSigningKeys(file) {
  if (!file) throw new Error('usage: npm run release -- keys <file>');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await fs.writeFile(file, pem, { flag: 'wx', mode: 0o600 }).catch((error) => {
    throw error.code === 'EEXIST' ? new Error(`${file} already exists; keys are never overwritten.`) : error;
  });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
