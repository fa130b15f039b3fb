import { CardSurface, styled } from '@plaza/ui';
import { CardsHead } from './cards-head';
import { QuoteCard } from './quote-card';
import { type RowsProps, rowPropsOf } from './row-props';
import { useGradualRows } from './use-gradual-rows';

/** Quotes for narrow screens: two or three lines each, with figures on the right. */
export function QuoteCards<Row>(all: RowsProps<Row>) {
  const { rows, view } = all;
  const rendered = useGradualRows(rows.length);
  return (
    <Frame>
      <CardsHead view={view} />
      <List aria-label={view.labels.label}>
        {rows.slice(0, rendered).map((row) => (
          <QuoteCard key={view.keyOf(row)} {...rowPropsOf(row, all)} />
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled(CardSurface)`
  overflow: hidden;
`;

/* The content of the cards is styled here, since a styled component for each part would cost more than it renders. */
const List = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    min-height: 64px;
    content-visibility: auto;
    contain-intrinsic-height: auto 64px;
    padding: 4px ${({ theme }) => theme.space[12]} 4px ${({ theme }) => theme.space[4]};
  }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > li > div { display: grid; min-width: 0; }
  ${({ theme }) => theme.media.touch} {
    > li { padding-left: 0; gap: ${({ theme }) => theme.space[4]}; }
  }
  > li:has([data-wraps]) > [data-end] > * { white-space: nowrap; }
  /* Wide enough for nearly all prices, so that the sparklines before them are aligned. */
  > li > [data-end] { flex: none; min-width: 94px; justify-items: end; font-variant-numeric: tabular-nums; }
  > li > [data-end] > :first-child { font-weight: ${({ theme }) => theme.weight.medium}; }
  > li > :nth-child(2) { flex: 1; }
  > li > :nth-child(2) > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > li svg[viewBox='0 0 96 24'] { width: 56px; }
  /* A single fact may take two lines; if there are several, each takes one line. */
  > li > :nth-child(2) > small > span {
    display: -webkit-box;
    overflow: hidden;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    word-break: break-all;
    &:only-child { -webkit-line-clamp: 2; word-break: normal; }
    &[data-wraps] { display: block; word-break: normal; }
  }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
