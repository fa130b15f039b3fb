import { randomInt } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { hashSecret } from './secret';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A code that a user copies from a mail: six characters of A–Z and 0–9. */
export const newSecurityCode = (): string =>
  Array.from({ length: limits.codeLength }, () => characters[randomInt(characters.length)]).join('');

/** The stored form of a code. It includes the user, so that nobody else can use the code. */
export const hashSecurityCode = (userId: string, code: string): string => hashSecret(`${userId}:${code}`);
