import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { newSecret } from '../secrets/secret';
import { keepTimestamps } from '../users/form-fields';
import { UserModel } from '../users/user.model';

const codes = 10;
const letters = 10;
const saltBytes = 16;
const hashBytes = 32;
/** Digits and letters without look-alikes: i, l, o and u are missing. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const pattern = new RegExp(`^[${alphabet}]{${letters}}$`);
/** A few milliseconds and 4 MB per code: enough for random codes, while hashing ten takes no noticeable time. */
const cost = { N: 4096, r: 8, p: 1 };
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Ten codes of 50 random bits, formatted as `xxxxx-xxxxx`. */
export const newBackupCodes = (): string[] => Array.from({ length: codes }, newBackupCode);

function newBackupCode(): string {
  const text = Array.from(randomBytes(letters), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${text.slice(0, letters / 2)}-${text.slice(letters / 2)}`;
}

/**
 * The stored form of a user's codes: `salt.hash`, with one salt for all of them, so that checking a code takes one
 * hash. The hash is slow, as 50 bits do not withstand a fast one if the database leaks.
 */
export function hashBackupCodes(
  backupCodes: readonly string[],
  salt: string = newSecret(saltBytes),
): Promise<string[]> {
  return Promise.all(backupCodes.map((code) => hashWith(salt, normalize(code))));
}

/** Whether a user's stored codes are among these, so that all of them were made together; false if none is left. */
export async function areBackupCodes(stored: readonly string[], codes: readonly string[]): Promise<boolean> {
  const salt = saltOf(stored);
  if (!salt) return false;
  const hashes = new Set(await hashBackupCodes(codes, salt));
  return stored.every((hash) => hashes.has(hash));
}

/** Removes a code from the user's list. Of concurrent uses one succeeds. */
export async function spendBackupCode(userId: string, code: string): Promise<boolean> {
  const typed = normalize(code);
  if (!pattern.test(typed)) return false;
  const user = await UserModel.findOne({ _id: userId }, { twoFactorBackupCodes: 1 }).lean();
  const salt = saltOf(user?.twoFactorBackupCodes ?? []);
  if (!salt) return false;
  const hash = await hashWith(salt, typed);
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, twoFactorEnabled: true, twoFactorBackupCodes: hash },
    { $pull: { twoFactorBackupCodes: hash } },
    keepTimestamps,
  );
  return modifiedCount === 1;
}

const saltOf = ([first]: readonly string[]): string | undefined => first?.split('.')[0];

/** The normal form of a typed code: letters that look like digits count as digits. */
const normalize = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

async function hashWith(salt: string, code: string): Promise<string> {
  return `${salt}.${(await derive(code, salt, hashBytes, cost)).toString('base64url')}`;
}
