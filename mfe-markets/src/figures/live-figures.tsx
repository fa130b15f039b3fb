import { memo } from 'react';
import { dollarsOf, formatInBase, useMoney } from '../money/base-money';
import { formatPrice } from '../money/price';
import { ChangeFigure } from './change-figure';
import { LiveFigure } from './live-figure';
import { formatRate, formatYield } from './plain-figures';

// Each figure is memoized, so that it renders again only when its own value changes.

interface Price {
  readonly amount: number;
  /** The currency of the amount; USD by default. */
  readonly currency?: string;
  /** The unit that the price refers to: "oz". */
  readonly per?: string | undefined;
}

/** A price converted to the base currency. */
export const BasePrice = memo(function BasePrice({ amount, currency = 'USD', per }: Price) {
  const price = formatInBase(useMoney(), amount, currency);
  return <LiveFigure value={amount}>{per ? `${price}/${per}` : price}</LiveFigure>;
});

/** A price that is always in dollars. */
export const DollarPrice = memo(function DollarPrice({ amount }: { amount: number }) {
  return <LiveFigure value={amount}>{formatPrice(amount, dollarsOf(useMoney()))}</LiveFigure>;
});

export const Rate = memo(function Rate({ rate }: { rate: number }) {
  return <LiveFigure value={rate}>{formatRate(rate)}</LiveFigure>;
});

export const Yield = memo(function Yield({ percent }: { percent: number }) {
  return <LiveFigure value={percent}>{formatYield(percent)}</LiveFigure>;
});

export const LiveChange = memo(function LiveChange({ percent }: { percent: number }) {
  return (
    <LiveFigure value={percent}>
      <ChangeFigure value={percent} />
    </LiveFigure>
  );
});

/** The change of a yield in percentage points. */
export const YieldChange = memo(function YieldChange({ points }: { points: number }) {
  return (
    <LiveFigure value={points}>
      <ChangeFigure value={points} unit="points" />
    </LiveFigure>
  );
});
