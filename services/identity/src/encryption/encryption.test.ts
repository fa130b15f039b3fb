import { randomBytes, randomUUID } from 'node:crypto';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { createEncryption } from './encryption';
import { encryptionKeyBytes, openEncryption } from './encryption-key';
import { EncryptionKeyModel } from './encryption-key.model';

const encryption = createEncryption(randomBytes(encryptionKeyBytes));
const owner = randomUUID();
const secret = 'JBSWY3DPEHPK3PXP, Grüße';

describe('what was sealed', () => {
  test('opens for its owner as it was, and does not show what it is', () => {
    const sealed = encryption.encrypt(secret, owner);
    expect(encryption.decrypt(sealed, owner)).toBe(secret);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(encryption.decrypt(encryption.encrypt('', owner), owner)).toBe('');
  });

  test('looks another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => encryption.encrypt(secret, owner))).size).toBe(100);
  });

  test('opens for nobody else, and with no other key', () => {
    const sealed = encryption.encrypt(secret, owner);
    expect(() => encryption.decrypt(sealed, randomUUID())).toThrow();
    expect(() => createEncryption(randomBytes(encryptionKeyBytes)).decrypt(sealed, owner)).toThrow();
  });

  test('does not open once a single bit of it was changed, or part of it is missing', () => {
    const sealed = Buffer.from(encryption.encrypt(secret, owner), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => encryption.decrypt(changed.toString('base64url'), owner)).toThrow();
    }
    for (const text of [
      '',
      'nonsense',
      sealed.subarray(0, 20).toString('base64url'),
      sealed.subarray(1).toString('base64url'),
    ]) {
      expect(() => encryption.decrypt(text, owner)).toThrow();
    }
  });
});

describe('the key', () => {
  beforeAll(() => openTestDatabase(database));
  afterAll(() => closeTestDatabase(database));
  beforeEach(() => EncryptionKeyModel.deleteMany({}));

  test('is made once by instances that start together, and found by those that come later', async () => {
    const encryptions = await Promise.all(Array.from({ length: 5 }, () => openEncryption()));
    encryptions.push(await openEncryption());
    const sealed = encryptions[0]?.encrypt(secret, owner) ?? '';
    for (const one of encryptions) expect(one.decrypt(sealed, owner)).toBe(secret);
    expect(await EncryptionKeyModel.countDocuments()).toBe(1);
  });

  test('of the configuration is used in place of a stored one, and not stored', async () => {
    const key = randomBytes(encryptionKeyBytes);
    const sealed = (await openEncryption(key.toString('base64'))).encrypt(secret, owner);
    expect(createEncryption(key).decrypt(sealed, owner)).toBe(secret);
    expect(await EncryptionKeyModel.countDocuments()).toBe(0);
  });
});
