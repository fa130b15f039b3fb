/** In pixels. */
export const hourHeight = 48;
export const headHeight = 44;

/** The distance in pixels for a number of minutes. */
export const toPixels = (minutes: number): number => (minutes / 60) * hourHeight;
