import type { EconomicIndicator } from '@plaza/contracts/markets/quotes';
import { styled } from '@plaza/ui';
import { ChangeFigure } from '../figures/change-figure';
import { formatIndicator, formatMove } from '../figures/plain-figures';
import { dollarsOf, useMoney } from '../money/base-money';

type Value = Pick<EconomicIndicator, 'value' | 'unit'>;
type Changed = Pick<EconomicIndicator, 'unit' | 'change' | 'changePercent'>;

/** The change to display: percentage points if the unit is percent, otherwise percent. */
export const changeOf = ({ unit, change, changePercent }: Changed) =>
  unit === '%' ? ({ value: change, unit: 'points' } as const) : ({ value: changePercent, unit: 'percent' } as const);

export function IndicatorValue({ value, unit }: Value) {
  return formatIndicator(value, unit, dollarsOf(useMoney()));
}

/** The change of an indicator. Indicators are published weeks apart, so most often nothing has changed. */
export function IndicatorChange(indicator: Changed) {
  return indicator.change === 0 ? <Quiet>unchanged</Quiet> : <ChangeFigure {...changeOf(indicator)} />;
}

/** The absolute change of a level in its unit, shown where it fits. */
export function IndicatorMove({ unit, change }: Changed) {
  const style = dollarsOf(useMoney());
  return change === 0 || unit === '%' ? null : <Move>{formatMove(change, unit, style)}</Move>;
}

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Move = styled(Quiet)`
  margin-inline-end: ${({ theme }) => theme.space[8]};
  @media (max-width: 1099.98px) { display: none; }
`;
