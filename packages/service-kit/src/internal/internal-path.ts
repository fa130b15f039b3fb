import { internalPrefix } from '@plaza/contracts/call';

/** Whether a path is below the prefix of internal calls, in whatever case, as routers take paths in any. */
export const isInternal = (path: string): boolean => path.toLowerCase().startsWith(internalPrefix);
