import type { CommodityListing } from '../providers/external/twelve-data';
import { simulatedCommodities } from '../simulated/instruments';

/** Plaza's symbol → the symbol at Twelve Data, for the commodities that it has. */
const twelveDataSymbols: Readonly<Record<string, string>> = {
  XAU: 'XAU/USD',
  XAG: 'XAG/USD',
  XPT: 'XPT/USD',
  XPD: 'XPD/USD',
  WTI: 'WTI/USD',
  BRENT: 'XBR/USD',
  NG: 'NG/USD',
};

export const commodityListings: readonly CommodityListing[] = simulatedCommodities.flatMap(([key, name, unit]) => {
  const symbol = twelveDataSymbols[key];
  return symbol ? [{ key, name, unit, symbol }] : [];
});
