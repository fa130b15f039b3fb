import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { newSecret } from '../secrets/secret';
import { PersonModel } from '../users/user.model';

const codes = 10;
const letters = 10;
const saltBytes = 16;
const hashBytes = 32;
/** Digits and letters of which no two look alike: i, l, o and u are missing. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const written = new RegExp(`^[${alphabet}]{${letters}}$`);
/** A few milliseconds and 4 MB a code: enough for codes at random, while ten are hashed without a wait. */
const cost = { N: 4096, r: 8, p: 1 };
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Ten codes of 50 random bits, as they are shown: `xxxxx-xxxxx`. */
export const newBackupCodes = (): string[] => Array.from({ length: codes }, newBackupCode);

function newBackupCode(): string {
  const text = Array.from(randomBytes(letters), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${text.slice(0, letters / 2)}-${text.slice(letters / 2)}`;
}

/**
 * What is stored of the codes of one person: `salt.hash`, one salt for all of them, so that a code is hashed once to
 * be looked for. The hash is a slow one: 50 bits would not outlast a fast one, once somebody has the database.
 */
export function hashesOf(backupCodes: readonly string[]): Promise<string[]> {
  const salt = newSecret(saltBytes);
  return Promise.all(backupCodes.map((code) => hashWith(salt, plain(code))));
}

/** Takes a code off the person's list; of any number of uses at once one succeeds. */
export async function spendBackupCode(userId: string, code: string): Promise<boolean> {
  const typed = plain(code);
  if (!written.test(typed)) return false;
  const person = await PersonModel.findOne({ _id: userId }, { twoFactorBackupCodes: 1 }).lean();
  const [salt] = person?.twoFactorBackupCodes?.[0]?.split('.') ?? [];
  if (!salt) return false;
  const hash = await hashWith(salt, typed);
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: userId, twoFactorEnabled: true, twoFactorBackupCodes: hash },
    { $pull: { twoFactorBackupCodes: hash } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

/** As it is hashed, however it was typed: what looks like a digit counts as one. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

async function hashWith(salt: string, code: string): Promise<string> {
  return `${salt}.${(await derive(code, salt, hashBytes, cost)).toString('base64url')}`;
}
