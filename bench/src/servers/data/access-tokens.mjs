import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/** The longest lifetime of a token that services accept. */
const lifeSeconds = 900;

const part = (value) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/**
 * Access tokens for people who never signed in: identity is started with the key that signs them.
 * @returns {{ env: Record<string, string>, keySet: object, tokenOf(person: { id: string, role: string }): string }}
 *   `env`: the environment of identity; `keySet`: the keys that it publishes
 */
export function accessTokens() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  // The key's thumbprint (RFC 7638), which identity computes as well.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return {
    env: { JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) },
    keySet: { keys: [{ kid, kty: 'RSA', alg: 'RS256', use: 'sig', n, e }] },
    tokenOf({ id, role }) {
      const iat = Math.floor(Date.now() / 1000);
      const issued = { iss: 'plaza-identity', aud: 'plaza', iat, exp: iat + lifeSeconds };
      const claims = { ...issued, sub: id, sid: randomUUID(), role, isAdmin: false, epoch: 0 };
      const signed = `${part({ alg: 'RS256', typ: 'at+jwt', kid })}.${part(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}
