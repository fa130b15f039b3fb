import { BellIcon, CloseIcon, MarketsIcon, StarIcon, styled } from '@plaza/ui';
import { memo } from 'react';
import { Sparkline } from './sparkline';

// There are hundreds of these on the page, so they are plain memoized buttons that do not render again with each price.

interface RowButton {
  /** The row's key, passed to the handler. */
  readonly rowKey: string;
  readonly name: string;
}

interface StarProps extends RowButton {
  readonly saved: boolean;
  readonly onStar: (rowKey: string, saved: boolean) => void;
}

/** Adds or removes its row as a favorite; filled and yellow if it is one. */
export const Star = memo(function Star({ rowKey, name, saved, onStar }: StarProps) {
  return (
    <Tool
      type="button"
      aria-label={`Favorite ${name}`}
      title={saved ? 'Remove from favorites' : 'Add to favorites'}
      aria-pressed={saved}
      onClick={() => onStar(rowKey, saved)}
    >
      <StarIcon filled={saved} />
    </Tool>
  );
});

interface BellProps extends RowButton {
  readonly onAlert: (rowKey: string) => void;
}

/** Opens the price alerts of its row. */
export const Bell = memo(function Bell({ rowKey, name, onAlert }: BellProps) {
  return (
    <Tool type="button" aria-label={`Price Alerts for ${name}`} title="Price Alerts" onClick={() => onAlert(rowKey)}>
      <BellIcon />
    </Tool>
  );
});

interface ChartButtonProps extends RowButton {
  /** The prices of the last week, if known, and whether the price rose. */
  readonly line: readonly number[] | undefined;
  readonly rose: boolean;
  readonly onChart: (rowKey: string) => void;
}

/** Opens the chart of its row, and shows the last week if it is known. */
export const ChartButton = memo(function ChartButton({ rowKey, name, line, rose, onChart }: ChartButtonProps) {
  return (
    <Tool type="button" aria-label={`Chart of ${name}`} title="Chart" onClick={() => onChart(rowKey)}>
      {line ? <Sparkline prices={line} rose={rose} /> : <MarketsIcon />}
    </Tool>
  );
});

interface RemoveProps extends RowButton {
  readonly onRemove: (rowKey: string) => void;
}

/** Removes its row from the user's own list. */
export const Remove = memo(function Remove({ rowKey, name, onRemove }: RemoveProps) {
  return (
    <Tool type="button" aria-label={`Remove ${name}`} title="Remove from this list" onClick={() => onRemove(rowKey)}>
      <CloseIcon />
    </Tool>
  );
});

const Tool = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  vertical-align: middle;
  ${({ theme }) => theme.media.touch} { min-width: 44px; height: 44px; }
  &:hover { background: ${({ theme }) => theme.color.line}; color: ${({ theme }) => theme.color.text}; }
`;
