/**
 * The chart with its head and its legend, in pixels: what a placeholder takes. On phones a finger needs a higher head.
 */
export const cashFlowChartHeight = { wide: 368, phone: 384 } as const;
