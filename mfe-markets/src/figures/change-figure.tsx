import { ArrowDownIcon, ArrowUpIcon, numberFormatter, styled } from '@plaza/ui';

const figure = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface ChangeFigureProps {
  readonly value: number;
  /** `points` for percentage points, the change of a figure that is itself in percent. */
  readonly unit?: 'percent' | 'points' | undefined;
}

/**
 * A change. Zero counts as a gain, and so does a loss that rounds to zero at two decimals. Arrow, sign and color are
 * redundant.
 */
export function ChangeFigure({ value, unit = 'percent' }: ChangeFigureProps) {
  const size = figure.format(Math.abs(value));
  const gain = value >= 0 || Number(size) === 0;
  return (
    <Root $gain={gain}>
      {gain ? <ArrowUpIcon /> : <ArrowDownIcon />}
      {`${gain ? '+' : '-'}${size}${unit === 'points' ? ' pp' : '%'}`}
    </Root>
  );
}

const Root = styled.span<{ $gain: boolean }>`
  color: ${({ theme, $gain }) => theme.color[$gain ? 'good' : 'bad'].text};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > svg { display: inline-block; width: 14px; height: 14px; margin-inline-end: 2px; vertical-align: -2px; }
`;
