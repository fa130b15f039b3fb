import { randomBytes, randomUUID } from 'node:crypto';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { createEncryption } from './encryption';
import { encryptionKeyBytes, openEncryption } from './encryption-key';
import { EncryptionKeyModel } from './encryption-key.model';

const encryption = createEncryption(randomBytes(encryptionKeyBytes));
const owner = randomUUID();
const secret = 'JBSWY3DPEHPK3PXP, Grüße';

describe('an encrypted value', () => {
  test('can be decrypted by its owner, and does not reveal its content', () => {
    const encrypted = encryption.encrypt(secret, owner);
    expect(encryption.decrypt(encrypted, owner)).toBe(secret);
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(encryption.decrypt(encryption.encrypt('', owner), owner)).toBe('');
  });

  test('differs each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => encryption.encrypt(secret, owner))).size).toBe(100);
  });

  test('cannot be decrypted by others, or with another key', () => {
    const encrypted = encryption.encrypt(secret, owner);
    expect(() => encryption.decrypt(encrypted, randomUUID())).toThrow();
    expect(() => createEncryption(randomBytes(encryptionKeyBytes)).decrypt(encrypted, owner)).toThrow();
  });

  test('cannot be decrypted after any bit was changed or a part was removed', () => {
    const encrypted = Buffer.from(encryption.encrypt(secret, owner), 'base64url');
    for (let index = 0; index < encrypted.length; index += 1) {
      const changed = Buffer.from(encrypted);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => encryption.decrypt(changed.toString('base64url'), owner)).toThrow();
    }
    for (const text of [
      '',
      'nonsense',
      encrypted.subarray(0, 20).toString('base64url'),
      encrypted.subarray(1).toString('base64url'),
    ]) {
      expect(() => encryption.decrypt(text, owner)).toThrow();
    }
  });
});

describe('the key', () => {
  beforeAll(() => openTestDatabase(database));
  afterAll(() => closeTestDatabase(database));
  beforeEach(() => EncryptionKeyModel.deleteMany({}));

  test('is created once by instances that start concurrently, and used by later ones', async () => {
    const encryptions = await Promise.all(Array.from({ length: 5 }, () => openEncryption()));
    encryptions.push(await openEncryption());
    const encrypted = encryptions[0]?.encrypt(secret, owner) ?? '';
    for (const one of encryptions) expect(one.decrypt(encrypted, owner)).toBe(secret);
    expect(await EncryptionKeyModel.countDocuments()).toBe(1);
  });

  test('from the configuration is used instead of a stored one, and not stored', async () => {
    const key = randomBytes(encryptionKeyBytes);
    const encrypted = (await openEncryption(key.toString('base64'))).encrypt(secret, owner);
    expect(createEncryption(key).decrypt(encrypted, owner)).toBe(secret);
    expect(await EncryptionKeyModel.countDocuments()).toBe(0);
  });
});
