import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { styled, type useCombobox } from '@plaza/ui';
import { ChangeFigure } from '../figures/change-figure';
import { dollarsOf, useMoney } from '../money/base-money';
import { formatPrice } from '../money/price';

type Combobox = ReturnType<typeof useCombobox<StockSuggestion>>;

interface SuggestionListProps extends Pick<Combobox, 'listProps' | 'optionProps'> {
  readonly suggestions: readonly StockSuggestion[];
}

/** The options below the search box. */
export function SuggestionList({ suggestions, listProps, optionProps }: SuggestionListProps) {
  const dollars = dollarsOf(useMoney());
  return (
    <Panel {...listProps}>
      {suggestions.map((suggestion, index) => (
        <Option key={suggestion.symbol} {...optionProps(index)}>
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
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :nth-child(2) { color: ${({ theme }) => theme.color.muted}; }
`;
