/**
 * The chart with its head and its choices, in pixels: what a placeholder takes. On phones a finger needs higher
 * choices.
 */
export const netWorthChartHeight = { wide: 292, phone: 349 } as const;
