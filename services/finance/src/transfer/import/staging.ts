import { randomUUID } from 'node:crypto';

const prefix = 'incoming/';

/** Whose the rows of an import are until all of them are there: nobody's, so that nobody sees them. */
export const stagedOwner = (userId: string): string => `${prefix}${userId}/${randomUUID()}`;

export const isStaged = (owner: string): boolean => owner.startsWith(prefix);

/** The owners of everything that is staged: of one person, or of all. */
export const stagedOwners = (userId?: string): RegExp => new RegExp(`^${prefix}${userId ? `${userId}/` : ''}`);
