import { styled } from '@plaza/ui';
import { memo } from 'react';

const width = 96;
const height = 24;
const margin = 2;

/** The path through prices, the lowest at the bottom and the highest at the top; level where nothing moved. */
export function pathOf(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = width / Math.max(1, prices.length - 1);
  const heightOf = (price: number) =>
    high === low ? height / 2 : margin + ((high - price) / (high - low)) * (height - 2 * margin);
  return prices
    .map((price, place) => `${place === 0 ? 'M' : 'L'}${(place * step).toFixed(1)} ${heightOf(price).toFixed(1)}`)
    .join('');
}

/** The last week in a few pixels, in the colour of its change. */
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
  /* Narrower, the line stays as strong and as high. */
  > path { vector-effect: non-scaling-stroke; }
  &[data-rose='true'] { stroke: ${({ theme }) => theme.color.good.line}; }
`;
