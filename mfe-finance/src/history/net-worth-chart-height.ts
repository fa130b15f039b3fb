/** The chart with its head and its choices, in pixels: what a placeholder takes. On phones the choices need more lines. */
export const netWorthChartHeight = { wide: 292, phone: 393 } as const;
