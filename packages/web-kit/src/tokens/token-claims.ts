import type { AccessClaims } from '@plaza/contracts/identity/session';

/** So soon before its end a token may be over when it arrives. */
const leewayMs = 5000;

/** What an access token says, unchecked; nothing for what is no token, which the server will refuse. */
export function claimsOf(token: string): Partial<AccessClaims> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether a token's time is over, by its own word and the clock of this computer; false for what is no token. */
export const isTokenOver = (token: string): boolean => Number(claimsOf(token).exp) * 1000 < Date.now() + leewayMs;

/** Whether an administrator has to set up a second factor before the server lets them administer anything. */
export const lacksSecondFactor = (token: string): boolean => claimsOf(token).secondFactorMissing ?? false;
