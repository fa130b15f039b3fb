import type { Caller } from '@plaza/contracts/identity/session';

/**
 * The caller as they will be with a second factor, which decides the tabs that they are shown: the admin panel comes to
 * whoever has yet to set one up, too, as what it would show is what is closed to them. It opens nothing.
 */
export const despiteMissingFactor = (caller: Caller): Caller => ({ ...caller, secondFactorMissing: undefined });
