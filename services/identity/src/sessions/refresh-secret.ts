import { hashSecret, newSecret } from '../secrets/secret';

/**
 * The content of the session cookie, `<sessionId>.<family><secret>`. The family stays the same for the whole session;
 * every refresh replaces the secret. The right family with a wrong secret means a cookie that was used before; anything
 * else is a guess, and a guess must not be able to end a user's session.
 */
export interface RefreshSecret {
  readonly sessionId: string;
  readonly family: string;
  readonly secret: string;
}

const familyBytes = 18; // 24 letters, without padding
const pattern = /^([0-9a-f-]{36})\.([\w-]{24})([\w-]{43})$/;

export function newRefreshSecret(sessionId: string, family = newSecret(familyBytes)): RefreshSecret {
  return { sessionId, family, secret: newSecret() };
}

export const toCookieValue = ({ sessionId, family, secret }: RefreshSecret): string =>
  `${sessionId}.${family}${secret}`;

export function fromCookieValue(value: string | undefined): RefreshSecret | undefined {
  const [, sessionId, family, secret] = pattern.exec(value ?? '') ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : undefined;
}

export const toSecretHashes = ({ family, secret }: RefreshSecret) => ({
  familyHash: hashSecret(family),
  secretHash: hashSecret(secret),
});
