import { randomInt } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { hashOf } from './secret';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A code for a person to copy from a mail: six of A–Z and 0–9. */
export const newSecurityCode = (): string =>
  Array.from({ length: limits.codeLength }, () => signs[randomInt(signs.length)]).join('');

/** What is stored of a code; with the person in it, so that it is good for nobody else. */
export const hashOfSecurityCode = (userId: string, code: string): string => hashOf(`${userId}:${code}`);
