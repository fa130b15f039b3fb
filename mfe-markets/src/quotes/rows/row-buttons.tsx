import { BellIcon, CloseIcon, MarketsIcon, StarIcon, styled } from '@plaza/ui';
import { memo } from 'react';
import { Sparkline } from './sparkline';

// Hundreds of these are on the page: plain buttons, and none renders again when a price beside it changes.

interface RowButton {
  /** The row's key, which the handler gets. */
  readonly rowKey: string;
  readonly name: string;
}

interface StarProps extends RowButton {
  readonly saved: boolean;
  readonly onStar: (rowKey: string, saved: boolean) => void;
}

/** Saves or removes the favourite of its row; filled and yellow while it is saved. */
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
    <Tool type="button" aria-label={`Price alerts for ${name}`} title="Price alerts" onClick={() => onAlert(rowKey)}>
      <BellIcon />
    </Tool>
  );
});

interface ChartButtonProps extends RowButton {
  /** The last week, where it is known, and whether the price rose in it. */
  readonly line: readonly number[] | undefined;
  readonly rose: boolean;
  readonly onChart: (rowKey: string) => void;
}

/** Opens the chart of its row; shows the last week where that is known. */
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

/** Removes its row from a list of the user's own. */
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
