import { usePhone } from '@plaza/ui';

/** The height in pixels. On a phone the dialog fills the window, so the chart is higher. */
export const useChartHeight = (): number => (usePhone() ? 360 : 260);
