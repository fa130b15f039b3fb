import type { ComponentType } from 'react';
import { CashAndInvestments } from '../accounts/cash-and-investments';

export interface HubTab {
  readonly id: string;
  readonly label: string;
  readonly Screen: ComponentType;
}

/** The tabs of the accounts hub, in the order of the strip; each has its own folder beside this one. */
export const hubTabs: readonly HubTab[] = [{ id: 'accounts', label: 'Cash & Investments', Screen: CashAndInvestments }];
