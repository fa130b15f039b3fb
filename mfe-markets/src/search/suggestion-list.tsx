import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { styled } from '@plaza/ui';
import { dollarsOf, useMoney } from '../conversion/base-money';
import { ChangeFigure } from '../figures/change-figure';
import { formatPrice } from '../figures/price';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly StockSuggestion[];
  /** The place of the chosen one; -1 for none. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onPick: (suggestion: StockSuggestion) => void;
}

/** The options below the search box. A press leaves the focus in the box. */
export function SuggestionList({ id, suggestions, active, onActive, onPick }: SuggestionListProps) {
  const dollars = dollarsOf(useMoney());
  return (
    <Panel id={id} role="listbox" aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
      {suggestions.map((suggestion, place) => (
        <Option
          key={suggestion.symbol}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onMouseMove={() => onActive(place)}
          onClick={() => onPick(suggestion)}
        >
          <strong>{suggestion.symbol}</strong>
          <span>{suggestion.name}</span>
          <span>{formatPrice(suggestion.price, dollars)}</span>
          <ChangeFigure value={suggestion.changePercent} />
        </Option>
      ))}
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.menu};
  inset: calc(100% + 4px) 0 auto;
  max-height: 340px;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
`;

const Option = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: default;
  font-variant-numeric: tabular-nums;
  &[aria-selected='true'] { background: ${({ theme }) => theme.color.hover}; }
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :nth-child(2) { color: ${({ theme }) => theme.color.muted}; }
`;
