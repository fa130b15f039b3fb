import { styled } from '@plaza/ui';
import { memo } from 'react';

const width = 96;
const height = 24;
const margin = 2;

/** The SVG path through the prices, scaled from lowest to highest; flat if the price did not change. */
export function pathOf(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = width / Math.max(1, prices.length - 1);
  const heightOf = (price: number) =>
    high === low ? height / 2 : margin + ((high - price) / (high - low)) * (height - 2 * margin);
  return prices
    .map((price, place) => `${place === 0 ? 'M' : 'L'}${(place * step).toFixed(1)} ${heightOf(price).toFixed(1)}`)
    .join('');
}

/** A small line chart of the last week, in the color of its change. */
export const Sparkline = memo(function Sparkline({ prices, rose }: { prices: readonly number[]; rose: boolean }) {
  return (
    <Drawing
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      data-rose={rose}
    >
      <path d={pathOf(prices)} />
    </Drawing>
  );
});

const Drawing = styled.svg`
  fill: none;
  stroke: ${({ theme }) => theme.color.bad.line};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Keeps the stroke width when the line is scaled horizontally. */
  > path { vector-effect: non-scaling-stroke; }
  &[data-rose='true'] { stroke: ${({ theme }) => theme.color.good.line}; }
`;
