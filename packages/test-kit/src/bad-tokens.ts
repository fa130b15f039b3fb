import type { KeyObject } from 'node:crypto';
import { accessTokenTypes } from '@plaza/contracts/identity/session';
import jwt from 'jsonwebtoken';
import { testKeyPair } from './key-pairs';
import type { TestUser } from './tokens';

/** Signs a token that the service under test accepts. */
export type TokenFor = (person: TestUser) => string;

/** A token that no service may accept, derived from valid ones, and the code with which it is refused. */
export interface BadToken {
  readonly what: string;
  readonly code: 'token_expired' | 'token_invalid';
  readonly make: (tokenFor: TokenFor) => string;
}

/** All tokens are for an admin_high, so that a refusal is due to the token and not to the role. */
const role = 'admin_high';
const tenYears = 10 * 365 * 24 * 3600;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A token with some claims changed and a valid signature: only identity, or somebody with its key, could create it. */
const withClaims = (what: string, claims: () => object): BadToken => ({
  what,
  code: 'token_invalid',
  make: (tokenFor) => signedAnew(tokenFor({ role }), { claims: claims() }),
});
const withType = (what: string, typ: string): BadToken => ({
  what,
  code: 'token_invalid',
  make: (tokenFor) => signedAnew(tokenFor({ role }), { typ }),
});

/**
 * One token of each kind: expired, with a foreign signature, unsigned, signed with an untrusted key, with wrong claims
 * or of a wrong type.
 */
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
    make: (tokenFor) => signedAnew(tokenFor({ role }), { key: undefined }),
  },
  {
    what: 'a token signed by a stranger',
    code: 'token_invalid',
    make: (tokenFor) => signedAnew(tokenFor({ role }), { key: testKeyPair('stranger').privateKey }),
  },
  {
    what: 'a token signed with a withdrawn key',
    code: 'token_invalid',
    make: (tokenFor) =>
      signedAnew(tokenFor({ role }), { key: testKeyPair('withdrawn').privateKey, keyid: withdrawnKeyId }),
  },
  withClaims('a token of another issuer', () => ({ iss: 'https://accounts.example.org' })),
  withClaims('a token of no issuer', () => ({ iss: undefined })),
  withClaims('a token for another audience', () => ({ aud: 'somewhere-else' })),
  withClaims('a token for no audience', () => ({ aud: undefined })),
  withClaims('a token of ten years of life', () => ({ exp: inSeconds(tenYears) })),
  withClaims('a token that is issued in ten years', () => ({
    iat: inSeconds(tenYears),
    exp: inSeconds(tenYears + 900),
  })),
  withClaims('a token that is not yet valid', () => ({ nbf: inSeconds(120) })),
  withType('a token that says nothing of its kind', 'JWT'),
  withType('a token of another kind', 'logout+jwt'),
  withType('an impersonation token without an administrator', accessTokenTypes.impersonation),
];

/** The id under which the withdrawn key was published. */
export const withdrawnKeyId = 'withdrawn';

interface Changes {
  readonly claims?: object;
  readonly typ?: string;
  /** Undefined creates an unsigned token (algorithm none); the default is the key that services trust. */
  readonly key?: KeyObject | undefined;
  readonly keyid?: string;
}

function signedAnew(token: string, changes: Changes): string {
  const decoded = jwt.decode(token, { complete: true });
  if (!decoded || typeof decoded.payload === 'string') throw new Error(`This is not a token: ${token}`);
  const { key, typ = decoded.header.typ, keyid = decoded.header.kid } = { key: trustedKey(), ...changes };
  const algorithm = key ? 'RS256' : 'none';
  const payload = JSON.parse(JSON.stringify({ ...decoded.payload, ...changes.claims }));
  return jwt.sign(payload, key ?? '', { algorithm, keyid, header: { alg: algorithm, typ } });
}

const trustedKey = () => testKeyPair('issuer').privateKey;
