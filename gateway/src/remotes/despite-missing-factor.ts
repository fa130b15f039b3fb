import type { Caller } from '@plaza/contracts/identity/session';

/**
 * The caller as if they had a second factor. It is used only to list tabs: administrators who still have to set one up
 * see the admin panel's tab too, although every call of it is refused to them until then.
 */
export const despiteMissingFactor = (caller: Caller): Caller => ({ ...caller, secondFactorMissing: undefined });
