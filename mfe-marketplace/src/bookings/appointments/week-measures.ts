/** In pixels. */
export const hourHeight = 48;
export const headHeight = 44;

/** The pixels between two minutes of a day. */
export const toPixels = (minutes: number): number => (minutes / 60) * hourHeight;
