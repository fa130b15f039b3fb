import type { EconomicIndicator } from '@plaza/contracts/markets/quotes';
import { styled } from '@plaza/ui';
import { ChangeFigure } from '../figures/change-figure';
import { formatIndicator, formatMove } from '../figures/plain-figures';
import { dollarsOf, useMoney } from '../money/base-money';

type Value = Pick<EconomicIndicator, 'value' | 'unit'>;
type Changed = Pick<EconomicIndicator, 'unit' | 'change' | 'changePercent'>;

/** A change as it is shown: a share of a level, percentage points of what is itself in percent. */
export const changeOf = ({ unit, change, changePercent }: Changed) =>
  unit === '%' ? ({ value: change, unit: 'points' } as const) : ({ value: changePercent, unit: 'percent' } as const);

export function IndicatorValue({ value, unit }: Value) {
  return formatIndicator(value, unit, dollarsOf(useMoney()));
}

/** The change of an indicator. It is published once in weeks, so most often the news is that nothing changed. */
export function IndicatorChange(indicator: Changed) {
  return indicator.change === 0 ? <Quiet>unchanged</Quiet> : <ChangeFigure {...changeOf(indicator)} />;
}

/** How far a level moved in its unit, where there is room for it. */
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
