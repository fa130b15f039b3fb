import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** `issuer` signs the tokens that services trust, `stranger` signs untrusted ones, `withdrawn` was trusted before. */
export type TestKeyName = 'issuer' | 'stranger' | 'withdrawn';

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const opened = new Map<TestKeyName, KeyPair>();

/** An RSA key pair: the same for all test files of a run of jest, as generating one takes a tenth of a second. */
export function testKeyPair(name: TestKeyName): KeyPair {
  const known = opened.get(name);
  if (known) return known;
  const pem = process.env[`PLAZA_TEST_KEY_${name.toUpperCase()}`];
  const pair = pem ? pairOf(createPrivateKey(pem)) : generateKeyPairSync('rsa', { modulusLength: 2048 });
  opened.set(name, pair);
  return pair;
}

const pairOf = (privateKey: KeyObject): KeyPair => ({ privateKey, publicKey: createPublicKey(privateKey) });
