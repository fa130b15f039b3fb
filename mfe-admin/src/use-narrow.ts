import { useMediaQuery } from '@plaza/ui';

/**
 * Whether eight columns do not fit side by side: the panel has the whole window, or 1024 px beside the rail at 1280.
 */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1279.98px)');
