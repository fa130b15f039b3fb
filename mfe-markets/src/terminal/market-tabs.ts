import type { ComponentType } from 'react';
import { CryptoPanel } from '../crypto/crypto-panel';
import { CryptoStatus } from '../crypto/crypto-status';

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
];
