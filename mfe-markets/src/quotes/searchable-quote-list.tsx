import { Button, Empty, Row, SearchIcon, SearchInput, Stack, styled } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import type { QuoteListQuery } from './feed/quote-list-data';
import { QuoteListStates } from './quote-list-states';
import type { ListWords } from './view/list-view';

interface SearchableQuoteListProps<Item> {
  readonly words: ListWords;
  readonly query: QuoteListQuery<Item>;
  /** The rows of the answer, in the order to show them. */
  readonly rows: readonly Item[];
  /** What the search looks in. */
  readonly textOf: (row: Item) => string;
  readonly children: (found: readonly Item[]) => ReactNode;
}

/**
 * A list below its search box, which stays whatever becomes of the call. The rows that match what is typed show; the
 * server is not asked, and the address keeps the words.
 */
export function SearchableQuoteList<Item>({ words, query, rows, textOf, children }: SearchableQuoteListProps<Item>) {
  const [search, setSearch] = useSearchText('search');
  const box = useRef<HTMLInputElement>(null);
  const handleSearch = (typed: string) => setSearch(typed, { replace: true });
  const handleClear = () => {
    handleSearch('');
    box.current?.focus();
  };
  // A long list that comes back when the box is emptied is drawn between the keys, not before the next one.
  const wanted = useDeferredValue(search);
  const found = matching(rows, textOf, wanted);
  return (
    <Stack gap={12}>
      <Row gap={12} justify="space-between">
        <SearchBox>
          <SearchInput ref={box} label={words.search} value={search} onValueChange={handleSearch} />
        </SearchBox>
        <Count role="status">{rows.length > 0 && countOf(found.length, rows.length, words)}</Count>
      </Row>
      <QuoteListStates words={words} query={query}>
        {found.length > 0 ? (
          children(found)
        ) : (
          <Empty
            icon={<SearchIcon size={20} />}
            title={`No ${words.one} matches “${wanted.trim()}”`}
            text={words.hint}
            action={<Button onClick={handleClear}>Clear search</Button>}
          />
        )}
      </QuoteListStates>
    </Stack>
  );
}

/** Those whose text contains the words, in the order given. */
export function matching<Item>(rows: readonly Item[], textOf: (row: Item) => string, search: string): readonly Item[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
}

function countOf(found: number, all: number, { one, many }: ListWords): string {
  const counted = `${all} ${all === 1 ? one : many}`;
  return found === all ? counted : `${found} of ${counted}`;
}

const Count = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const SearchBox = styled.div`
  flex: 1 1 240px;
  max-width: 360px;
  ${({ theme }) => theme.media.phone} { max-width: none; }
`;
