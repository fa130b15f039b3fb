import type { Frequency } from '../period';

/** A bond and FRED's series of its yield. */
export interface BondSeries {
  readonly series: string;
  readonly name: string;
  readonly maturity: string;
}

/** American yields are daily; those of other countries are monthly, from the OECD. */
export const bondSeries: readonly BondSeries[] = [
  { series: 'DGS3MO', name: 'US Treasury 3M', maturity: '3 months' },
  { series: 'DGS2', name: 'US Treasury 2Y', maturity: '2 years' },
  { series: 'DGS5', name: 'US Treasury 5Y', maturity: '5 years' },
  { series: 'DGS10', name: 'US Treasury 10Y', maturity: '10 years' },
  { series: 'DGS30', name: 'US Treasury 30Y', maturity: '30 years' },
  { series: 'IRLTLT01CAM156N', name: 'Canada 10Y', maturity: '10 years' },
  { series: 'IRLTLT01DEM156N', name: 'Germany 10Y', maturity: '10 years' },
  { series: 'IRLTLT01GBM156N', name: 'United Kingdom 10Y', maturity: '10 years' },
  { series: 'IRLTLT01FRM156N', name: 'France 10Y', maturity: '10 years' },
  { series: 'IRLTLT01ITM156N', name: 'Italy 10Y', maturity: '10 years' },
  { series: 'IRLTLT01JPM156N', name: 'Japan 10Y', maturity: '10 years' },
  { series: 'IRLTLT01AUM156N', name: 'Australia 10Y', maturity: '10 years' },
];

/** An indicator and FRED's series of it. `units` is FRED's transformation, such as the change over a year (`pc1`). */
export interface IndicatorSeries {
  readonly series: string;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly frequency: Frequency;
  readonly units?: 'pc1' | 'pch' | 'chg';
}

export const indicatorSeries: readonly IndicatorSeries[] = [
  {
    series: 'SP500',
    name: 'S&P 500',
    unit: 'points',
    frequency: 'day',
    description: 'Five hundred large American companies',
  },
  {
    series: 'CPIAUCSL',
    name: 'CPI',
    unit: '%',
    frequency: 'month',
    units: 'pc1',
    description: 'Consumer prices, year over year',
  },
  {
    series: 'CPILFESL',
    name: 'Core CPI',
    unit: '%',
    frequency: 'month',
    units: 'pc1',
    description: 'Consumer prices without food and energy, year over year',
  },
  {
    series: 'PPIFIS',
    name: 'PPI',
    unit: '%',
    frequency: 'month',
    units: 'pc1',
    description: 'Producer prices, year over year',
  },
  {
    series: 'UNRATE',
    name: 'Unemployment Rate',
    unit: '%',
    frequency: 'month',
    description: 'Share of the labor force looking for work',
  },
  {
    series: 'PAYEMS',
    name: 'Nonfarm Payrolls',
    unit: 'thousand',
    frequency: 'month',
    units: 'chg',
    description: 'Jobs added outside farming',
  },
  {
    series: 'RSAFS',
    name: 'Retail Sales',
    unit: '%',
    frequency: 'month',
    units: 'pch',
    description: 'Retail sales, month over month',
  },
  {
    series: 'INDPRO',
    name: 'Industrial Production',
    unit: '%',
    frequency: 'month',
    units: 'pc1',
    description: 'Output of factories, mines and utilities, year over year',
  },
  {
    series: 'UMCSENT',
    name: 'Consumer Sentiment',
    unit: 'points',
    frequency: 'month',
    description: 'Household confidence; 1966 is 100',
  },
  {
    series: 'HOUST',
    name: 'Housing Starts',
    unit: 'thousand',
    frequency: 'month',
    description: 'New homes begun, at a yearly rate',
  },
  {
    series: 'FEDFUNDS',
    name: 'Federal Funds Rate',
    unit: '%',
    frequency: 'month',
    description: 'What banks lend to each other at overnight',
  },
  {
    series: 'A191RL1Q225SBEA',
    name: 'GDP Growth',
    unit: '%',
    frequency: 'quarter',
    description: 'Gross domestic product, quarter over quarter, at a yearly rate',
  },
];
