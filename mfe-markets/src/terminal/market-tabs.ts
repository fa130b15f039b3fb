import type { ComponentType } from 'react';
import { BondsPanel, BondsStatus } from '../bonds/bonds-panel';
import { CommoditiesPanel, CommoditiesStatus } from '../commodities/commodities-panel';
import { CryptoPanel, CryptoStatus } from '../crypto/crypto-panel';
import { EtfsPanel, EtfsStatus } from '../etfs/etfs-panel';
import { ForexPanel, ForexStatus } from '../forex/forex-panel';
import { IndicatorsPanel, IndicatorsStatus } from '../indicators/indicators-panel';
import { NewsPanel, NewsStatus } from '../news/news-panel';
import { StocksPanel, StocksStatus } from '../stocks/stocks-panel';

interface MarketTab {
  readonly id: string;
  readonly label: string;
  /** The content of the tab. */
  readonly Panel: ComponentType;
  /** The age of the quotes, for the header of the terminal. */
  readonly Status: ComponentType;
}

/** The tabs of the terminal; the first is the default. */
export const marketTabs: readonly [MarketTab, ...MarketTab[]] = [
  { id: 'crypto', label: 'Crypto', Panel: CryptoPanel, Status: CryptoStatus },
  { id: 'stocks', label: 'Stocks', Panel: StocksPanel, Status: StocksStatus },
  { id: 'forex', label: 'Forex', Panel: ForexPanel, Status: ForexStatus },
  { id: 'commodities', label: 'Gold', Panel: CommoditiesPanel, Status: CommoditiesStatus },
  { id: 'bonds', label: 'Bonds', Panel: BondsPanel, Status: BondsStatus },
  { id: 'etfs', label: 'ETFs', Panel: EtfsPanel, Status: EtfsStatus },
  { id: 'indicators', label: 'Economy', Panel: IndicatorsPanel, Status: IndicatorsStatus },
  { id: 'news', label: 'News', Panel: NewsPanel, Status: NewsStatus },
];

const [first, ...others] = marketTabs;
/** The ids of the tabs in the URL; the first is the default. */
export const marketTabIds: readonly [string, ...string[]] = [first.id, ...others.map(({ id }) => id)];
