import { randomBytes, randomUUID } from 'node:crypto';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { createSealer } from './encryption';
import { openSealer, sealingKeyBytes } from './encryption-key';
import { SealingKeyModel } from './encryption-key.model';

const sealer = createSealer(randomBytes(sealingKeyBytes));
const owner = randomUUID();
const secret = 'JBSWY3DPEHPK3PXP, Grüße';

describe('what was sealed', () => {
  test('opens for its owner as it was, and does not show what it is', () => {
    const sealed = sealer.seal(secret, owner);
    expect(sealer.open(sealed, owner)).toBe(secret);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealer.open(sealer.seal('', owner), owner)).toBe('');
  });

  test('looks another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => sealer.seal(secret, owner))).size).toBe(100);
  });

  test('opens for nobody else, and with no other key', () => {
    const sealed = sealer.seal(secret, owner);
    expect(() => sealer.open(sealed, randomUUID())).toThrow();
    expect(() => createSealer(randomBytes(sealingKeyBytes)).open(sealed, owner)).toThrow();
  });

  test('does not open once a single bit of it was changed, or part of it is missing', () => {
    const sealed = Buffer.from(sealer.seal(secret, owner), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => sealer.open(changed.toString('base64url'), owner)).toThrow();
    }
    for (const text of [
      '',
      'nonsense',
      sealed.subarray(0, 20).toString('base64url'),
      sealed.subarray(1).toString('base64url'),
    ]) {
      expect(() => sealer.open(text, owner)).toThrow();
    }
  });
});

describe('the key', () => {
  beforeAll(() => openTestDatabase(database));
  afterAll(() => closeTestDatabase(database));
  beforeEach(() => SealingKeyModel.deleteMany({}));

  test('is made once by instances that start together, and found by those that come later', async () => {
    const sealers = await Promise.all(Array.from({ length: 5 }, () => openSealer()));
    sealers.push(await openSealer());
    const sealed = sealers[0]?.seal(secret, owner) ?? '';
    for (const one of sealers) expect(one.open(sealed, owner)).toBe(secret);
    expect(await SealingKeyModel.countDocuments()).toBe(1);
  });

  test('of the configuration is used in place of a stored one, and not stored', async () => {
    const key = randomBytes(sealingKeyBytes);
    const sealed = (await openSealer(key.toString('base64'))).seal(secret, owner);
    expect(createSealer(key).open(sealed, owner)).toBe(secret);
    expect(await SealingKeyModel.countDocuments()).toBe(0);
  });
});
