import { useMediaQuery } from '@plaza/ui';

/** Whether a table is too narrow for long amounts side by side, but not so narrow that it becomes a list of cards. */
export const useNarrowTable = (): boolean => useMediaQuery('(min-width: 640px) and (max-width: 1199.98px)');
