import { claimsOf } from './token-claims';

/** The ids of a token's user and of the administrator who impersonates them, if any; empty for an invalid token. */
export function subjectOf(token: string): string {
  const { sub, act } = claimsOf(token);
  return sub === undefined ? '' : `${sub} ${act?.sub ?? ''}`;
}
