/**
 * The height in pixels of the chart with its header and legend, for placeholders. On phones the header is higher for
 * touch.
 */
export const cashFlowChartHeight = { wide: 368, phone: 384 } as const;
