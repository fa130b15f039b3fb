import { Button, Empty, Row, SearchIcon, SearchInput, Stack, styled } from '@plaza/ui';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { ListWords } from './list-view';

interface SearchedRowsProps<Item> {
  readonly words: ListWords;
  readonly rows: readonly Item[];
  /** What the search looks in. */
  readonly textOf: (row: Item) => string;
  readonly children: (found: readonly Item[]) => ReactNode;
}

/** The rows that match what is typed above them; the server is not asked. */
export function SearchedRows<Item>({ words, rows, textOf, children }: SearchedRowsProps<Item>) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setSearch('');
    box.current?.focus();
  };
  // A long list that comes back when the box is emptied is drawn between the keys, not before the next one.
  const wanted = useDeferredValue(search);
  const found = matching(rows, textOf, wanted);
  return (
    <Stack gap={12}>
      <Row gap={12} justify="space-between">
        <SearchBox>
          <SearchInput ref={box} label={words.search} value={search} onValueChange={setSearch} />
        </SearchBox>
        <Count role="status">{countOf(found.length, rows.length, words)}</Count>
      </Row>
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
