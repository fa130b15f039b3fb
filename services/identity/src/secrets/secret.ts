import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret in characters that links and cookies allow. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** The stored form of a secret. A fast hash is enough: unlike passwords, these secrets are random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
