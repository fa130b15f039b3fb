import { Button, Empty, Row, SearchIcon, SearchInput, Skeleton, Stack, styled } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import type { QuoteListQuery } from './feed/quote-list-data';
import { QuoteListStates } from './quote-list-states';
import type { ListLabels } from './view/list-view';

interface SearchableQuoteListProps<Item> {
  readonly labels: ListLabels;
  readonly query: QuoteListQuery<Item>;
  /** The rows of the response, in display order. */
  readonly rows: readonly Item[];
  /** The text of a row that is searched. */
  readonly textOf: (row: Item) => string;
  /** Chooses the order; shown at the end of the line with the number of rows. */
  readonly order?: ReactNode;
  /** Shown until the rows arrive. */
  readonly skeleton: ReactNode;
  readonly children: (found: readonly Item[]) => ReactNode;
}

/**
 * A list with a search box, which stays mounted in all states of the query. It filters the rows in the browser; the URL
 * stores the search text.
 */
export function SearchableQuoteList<Item>({
  labels,
  query,
  rows,
  textOf,
  order,
  skeleton,
  children,
}: SearchableQuoteListProps<Item>) {
  const [search, setSearch] = useSearchText('search');
  const box = useRef<HTMLInputElement>(null);
  const handleSearch = (typed: string) => setSearch(typed, { replace: true });
  const handleClear = () => {
    handleSearch('');
    box.current?.focus();
  };
  // Deferred, so that rendering a long list after the box is cleared does not delay the next keystroke.
  const wanted = useDeferredValue(search);
  const found = matching(rows, textOf, wanted);
  const isLoading = !query.data && !query.error;
  return (
    <Stack gap={12}>
      <Row gap={12} justify="space-between">
        <SearchBox>
          <SearchInput ref={box} label={labels.search} value={search} onValueChange={handleSearch} />
        </SearchBox>
        <Count role="status">
          {isLoading && (
            <CountPlace>
              <Skeleton width="104px" height="12px" />
            </CountPlace>
          )}
          {rows.length > 0 && countOf(found.length, rows.length, labels)}
        </Count>
        {order}
      </Row>
      <QuoteListStates labels={labels} query={query} skeleton={skeleton}>
        {found.length > 0 ? (
          children(found)
        ) : (
          <Empty
            framed
            icon={<SearchIcon size={20} />}
            title={`No ${labels.one} matches “${wanted.trim()}”`}
            text={labels.hint}
            action={<Button onClick={handleClear}>Clear Search</Button>}
          />
        )}
      </QuoteListStates>
    </Stack>
  );
}

/** The rows whose text contains the search text, in the same order. */
export function matching<Item>(rows: readonly Item[], textOf: (row: Item) => string, search: string): readonly Item[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
}

function countOf(found: number, all: number, { one, many }: ListLabels): string {
  const counted = `${all} ${all === 1 ? one : many}`;
  return found === all ? counted : `${found} of ${counted}`;
}

const Count = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  /* Takes no space without a number, but stays in the page for screen readers. */
  &:empty { position: absolute; }
`;

/** As high as the number. */
const CountPlace = styled.span`
  display: grid;
  align-items: center;
  height: 1.5em;
`;

const SearchBox = styled.div`
  flex: 1 1 240px;
  max-width: 360px;
  ${({ theme }) => theme.media.phone} { flex-basis: 100%; max-width: none; }
`;
