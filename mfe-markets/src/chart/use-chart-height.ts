import { usePhone } from '@plaza/ui';

/** In pixels: on a phone its dialog has the whole window. */
export const useChartHeight = (): number => (usePhone() ? 360 : 260);
