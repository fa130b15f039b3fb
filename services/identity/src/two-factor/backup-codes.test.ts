import { startIdentity, type TestIdentity } from '../testing/identity';
import { earlyInStep, withTwoFactor } from '../testing/two-factor';
import { UserModel } from '../users/user.model';
import { newBackupCodes, spendBackupCode } from './backup-codes';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
earlyInStep();

const leftOf = async (id: string) => (await UserModel.findById(id).orFail().lean()).twoFactorBackupCodes?.length;

test('there are ten different ones, without ambiguous letters', () => {
  const codes = newBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
});

test('of 50 concurrent uses of one exactly one succeeds, and the other codes stay valid', async () => {
  const { id, backupCodes } = await withTwoFactor(identity);
  const [code = ''] = backupCodes;
  const used = await Promise.all(Array.from({ length: 50 }, () => spendBackupCode(id, code)));
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await leftOf(id)).toBe(9);
});

test('each is accepted in any notation', async () => {
  const { id, backupCodes } = await withTwoFactor(identity);
  const [one = '', two = '', three = ''] = backupCodes;
  expect(await spendBackupCode(id, one.toUpperCase())).toBe(true);
  expect(await spendBackupCode(id, ` ${two.replace('-', '')} `)).toBe(true);
  expect(await spendBackupCode(id, three.replace('-', ' – ').replace(/0/g, 'O').replace(/1/g, 'l'))).toBe(true);
  expect(await leftOf(id)).toBe(7);
});

test("another user's code and half a code are rejected", async () => {
  const { id } = await withTwoFactor(identity);
  const [theirs = ''] = (await withTwoFactor(identity)).backupCodes;
  expect(await spendBackupCode(id, theirs)).toBe(false);
  expect(await spendBackupCode(id, theirs.slice(0, 5))).toBe(false);
  expect(await spendBackupCode('nobody', theirs)).toBe(false);
  expect(await leftOf(id)).toBe(10);
});

test('they are not stored in plain text', async () => {
  const { id, backupCodes } = await withTwoFactor(identity);
  const stored = JSON.stringify(await UserModel.findById(id).lean()).toLowerCase();
  for (const code of backupCodes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replace('-', ''));
  }
});
