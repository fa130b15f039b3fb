import { useMediaQuery } from '@plaza/ui';

/** Whether a table has less room than long amounts side by side need, and yet is no list of cards. */
export const useNarrowTable = (): boolean => useMediaQuery('(min-width: 640px) and (max-width: 1199.98px)');
