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
  /** The quotes. */
  readonly Panel: ComponentType;
  /** How old they are, for the head of the terminal. */
  readonly Status: ComponentType;
}

/** The kinds of quotes that the terminal shows, the default first. */
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
/** What the address calls them, the default first. */
export const marketTabIds: readonly [string, ...string[]] = [first.id, ...others.map(({ id }) => id)];
