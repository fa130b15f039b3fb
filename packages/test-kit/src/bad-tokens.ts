import jwt from 'jsonwebtoken';
import { testKeyPair } from './key-pairs';
import type { TestUser } from './tokens';

/** Signs a token that the service under test takes. */
export type TokenFor = (person: TestUser) => string;

/** A token that no service may take, made of good ones, and the code with which it is refused. */
export interface BadToken {
  readonly what: string;
  readonly code: 'token_expired' | 'token_invalid';
  readonly make: (tokenFor: TokenFor) => string;
}

/** They all speak of an admin_high: what is refused is the token, not the role. */
const role = 'admin_high';

/** One of each kind: expired, patched together, unsigned, signed by a stranger. */
export const badTokens: readonly BadToken[] = [
  {
    what: 'an expired token',
    code: 'token_expired',
    make: (tokenFor) => tokenFor({ role, expiresIn: -120 }),
  },
  {
    what: 'the signature of another token',
    code: 'token_invalid',
    make(tokenFor) {
      const [header, payload] = tokenFor({ role }).split('.');
      const [, , signature] = tokenFor({ role: 'user' }).split('.');
      return `${header}.${payload}.${signature}`;
    },
  },
  {
    what: 'a token of algorithm none',
    code: 'token_invalid',
    make: (tokenFor) => signedAnew(tokenFor({ role }), 'none'),
  },
  {
    what: 'a token signed by a stranger',
    code: 'token_invalid',
    make: (tokenFor) => signedAnew(tokenFor({ role }), 'RS256'),
  },
];

/** The same claims under the same key id, signed with a key that nobody published, or with none. */
function signedAnew(token: string, algorithm: 'none' | 'RS256'): string {
  const decoded = jwt.decode(token, { complete: true });
  if (!decoded) throw new Error(`This is no token: ${token}`);
  const key = algorithm === 'none' ? '' : testKeyPair('stranger').privateKey;
  return jwt.sign(decoded.payload, key, { algorithm, keyid: decoded.header.kid });
}
