import { ArrowDownIcon, ArrowUpIcon, styled } from '@plaza/ui';

const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A change in percent. Nothing counts as a gain: it is positive from 0 on. Arrow, sign and colour say the same. */
export function ChangeFigure({ value }: { value: number }) {
  const gain = value >= 0;
  return (
    <Root $gain={gain}>
      {gain ? <ArrowUpIcon /> : <ArrowDownIcon />}
      {`${gain ? '+' : '-'}${percent.format(Math.abs(value))}%`}
    </Root>
  );
}

const Root = styled.span<{ $gain: boolean }>`
  color: ${({ theme, $gain }) => theme.color[$gain ? 'good' : 'bad'].text};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > svg { display: inline-block; width: 14px; height: 14px; margin-inline-end: 2px; vertical-align: -2px; }
`;
