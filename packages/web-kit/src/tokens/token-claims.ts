import type { AccessClaims } from '@plaza/contracts/identity/session';

/** What an access token says, unchecked; nothing for what is no token, which the server will refuse. */
export function claimsOf(token: string): Partial<AccessClaims> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether an administrator has to set up a second factor before the server lets them administer anything. */
export const lacksSecondFactor = (token: string): boolean => claimsOf(token).secondFactorMissing ?? false;
