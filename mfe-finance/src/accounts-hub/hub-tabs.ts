import { lazyChunk } from '@plaza/web-kit';
import type { ComponentType } from 'react';
import { CashAndInvestments } from '../accounts/cash-and-investments';
import type { HubTabId } from './hub-address';

export interface HubTab {
  readonly id: HubTabId;
  readonly label: string;
  readonly Screen: ComponentType;
}

const LoansAndLiabilities = lazyChunk(() => import('../loans/loans-and-liabilities'));
const IncomeSources = lazyChunk(() => import('../incomes/income-sources'));
const Expenses = lazyChunk(() => import('../expenses/expenses'));
const RealEstate = lazyChunk(() => import('../properties/real-estate'));
const EmergencyFund = lazyChunk(() => import('../emergency-fund/emergency-fund'));

/** The tabs of the accounts hub in display order. Each has a folder of its own beside this one. */
export const hubTabs: readonly HubTab[] = [
  { id: 'accounts', label: 'Cash & Investments', Screen: CashAndInvestments },
  { id: 'loans', label: 'Loans & Liabilities', Screen: LoansAndLiabilities },
  { id: 'incomes', label: 'Income Sources', Screen: IncomeSources },
  { id: 'expenses', label: 'Expenses', Screen: Expenses },
  { id: 'real-estate', label: 'Real Estate', Screen: RealEstate },
  { id: 'emergency-fund', label: 'Emergency Fund', Screen: EmergencyFund },
];
