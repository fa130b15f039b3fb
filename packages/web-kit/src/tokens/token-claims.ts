import type { AccessClaims } from '@plaza/contracts/identity/session';

/** A token this close to its expiry may be expired when it arrives at the server. */
const leewayMs = 5000;

/** The claims of an access token, unverified; empty for an invalid token, which the server will reject. */
export function claimsOf(token: string): Partial<AccessClaims> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether a token has expired, by its claims and the clock of this computer; false for an invalid token. */
export const isTokenOver = (token: string): boolean => Number(claimsOf(token).exp) * 1000 < Date.now() + leewayMs;

/** Whether an administrator has to set up a second factor before using administrator rights. */
export const lacksSecondFactor = (token: string): boolean => claimsOf(token).secondFactorMissing ?? false;
