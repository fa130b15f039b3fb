import { useMediaQuery } from '@plaza/ui';

/** Whether eight columns do not fit side by side. At 1280 px, the dashboard's sidebar leaves 1024 px for the panel. */
export const useNarrowPanel = (): boolean => useMediaQuery('(max-width: 1279.98px)');
