import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { AmountStyle } from '../money/format-amount';

/** What every panel of the Command Center draws from. */
export interface PanelProps {
  readonly metrics: FinancialMetrics;
  readonly settings: AmountStyle;
}
