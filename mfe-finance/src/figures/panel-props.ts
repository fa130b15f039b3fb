import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { AmountStyle } from '../money/format-amount';

/** What a panel of figures receives. */
export interface PanelProps {
  readonly metrics: FinancialMetrics;
  readonly settings: AmountStyle;
}
