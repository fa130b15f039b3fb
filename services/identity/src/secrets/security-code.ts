import { randomInt } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { MessageAuthentication } from '@plaza/service-kit/message-authentication';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A code that a user copies from a mail: six characters of A–Z and 0–9. */
export const newSecurityCode = (): string =>
  Array.from({ length: limits.codeLength }, () => characters[randomInt(characters.length)]).join('');

/**
 * The stored form of a code. It includes the user, so that nobody else can use the code, and the secret of the
 * services: a code is short enough to be found by trying all of them, for whoever reads the database.
 */
export const hashSecurityCode = (authentication: MessageAuthentication, userId: string, code: string): string =>
  authentication.sign('security-code', userId, code).toString('base64url');
