import { simulatedCommodities } from '../simulated/instruments';
import type { CommodityListing } from './twelve-data';

/** What Twelve Data calls those that it has. */
const askedAs: Readonly<Record<string, string>> = {
  XAU: 'XAU/USD',
  XAG: 'XAG/USD',
  XPT: 'XPT/USD',
  XPD: 'XPD/USD',
  WTI: 'WTI/USD',
  BRENT: 'XBR/USD',
  NG: 'NG/USD',
};

export const commodityListings: readonly CommodityListing[] = simulatedCommodities.flatMap(([key, name, unit]) => {
  const asked = askedAs[key];
  return asked ? [{ key, name, unit, asked }] : [];
});
