import { randomUUID } from 'node:crypto';

const prefix = 'incoming/';

/** An import that takes longer counts as interrupted. */
export const maxDurationMs = 30_000;

/** The `userId` of rows while an import is staged. It is no user's id, so that nobody sees them. */
export const stagedOwner = (userId: string): string => `${prefix}${userId}/${randomUUID()}`;

export const isStaged = (owner: string): boolean => owner.startsWith(prefix);

/** Matches the owners of staged rows: of one user, or of all. */
export const stagedOwners = (userId?: string): RegExp => new RegExp(`^${prefix}${userId ? `${userId}/` : ''}`);
