import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, in letters that links and cookies take. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is stored of a secret. A plain hash is enough, as these secrets are random, unlike passwords. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
