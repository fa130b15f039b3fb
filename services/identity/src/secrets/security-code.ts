import { randomInt } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { MessageAuthentication } from '@plaza/service-kit/security/message-authentication';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A code that a user copies from a mail: six characters of A–Z and 0–9. */
export const newSecurityCode = (): string =>
  Array.from({ length: limits.codeLength }, () => characters[randomInt(characters.length)]).join('');

/**
 * The stored form of a code. It covers the user, so that nobody else can use the code. It is keyed with the services'
 * secret, as codes are so short that whoever reads the database could otherwise try all of them.
 */
export const hashSecurityCode = (authentication: MessageAuthentication, userId: string, code: string): string =>
  authentication.sign('security-code', userId, code).toString('base64url');
