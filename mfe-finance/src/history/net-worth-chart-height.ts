/**
 * The height in pixels of the chart with its header and range buttons, for placeholders. On phones the buttons are
 * higher for touch.
 */
export const netWorthChartHeight = { wide: 292, phone: 349 } as const;
