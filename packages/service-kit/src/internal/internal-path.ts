import { internalPrefix } from '@plaza/contracts/call';

/** Whether a path is below the prefix of internal calls; case-insensitive, as routers are. */
export const isInternal = (path: string): boolean => path.toLowerCase().startsWith(internalPrefix);
