import { hashOf, newSecret } from '../secrets/secret';

/**
 * What the cookie holds: `<sessionId>.<secret>`, the secret being a half that stays with the session and a half that
 * changes at each refresh. A right first half with a wrong second one is a cookie used before; anything else is a guess,
 * and a guess must not be able to end somebody's session.
 */
export interface RefreshSecret {
  readonly sessionId: string;
  readonly family: string;
  readonly secret: string;
}

const familyBytes = 18; // 24 letters, without padding
const form = /^([0-9a-f-]{36})\.([\w-]{24})([\w-]{43})$/;

export function newRefreshSecret(sessionId: string, family = newSecret(familyBytes)): RefreshSecret {
  return { sessionId, family, secret: newSecret() };
}

export const toCookieValue = ({ sessionId, family, secret }: RefreshSecret): string =>
  `${sessionId}.${family}${secret}`;

export function fromCookieValue(value: string | undefined): RefreshSecret | undefined {
  const [, sessionId, family, secret] = form.exec(value ?? '') ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : undefined;
}

export const storedForm = ({ family, secret }: RefreshSecret) => ({
  familyHash: hashOf(family),
  secretHash: hashOf(secret),
});
