/** The chart with its head and its choices, in pixels: what a placeholder takes. */
export const netWorthChartHeight = 292;
