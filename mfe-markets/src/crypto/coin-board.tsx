import { Button, Empty, Row, SearchIcon, Stack, styled } from '@plaza/ui';
import { useRef, useState } from 'react';
import { QuoteSearch } from '../terminal/quote-search';
import { CoinList } from './coin-list';
import { CoinTable } from './coin-table';
import { type Coin, matching } from './coins';

/** The coins, and the search box above them. */
export function CoinBoard({ coins, phone }: { coins: readonly Coin[]; phone: boolean }) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setSearch('');
    box.current?.focus();
  };
  const found = matching(coins, search);
  const Coins = phone ? CoinList : CoinTable;
  return (
    <Stack gap={12}>
      <Row gap={12} justify="space-between">
        <QuoteSearch ref={box} label="Search cryptocurrencies" value={search} onValueChange={setSearch} />
        <Count role="status">{countOf(found.length, coins.length)}</Count>
      </Row>
      {found.length > 0 ? (
        <Coins coins={found} />
      ) : (
        <Empty
          icon={<SearchIcon size={20} />}
          title={`No cryptocurrency matches “${search.trim()}”`}
          text="Try a name such as Bitcoin, or a symbol such as BTC."
          action={<Button onClick={handleClear}>Clear search</Button>}
        />
      )}
    </Stack>
  );
}

function countOf(found: number, all: number): string {
  const coins = all === 1 ? 'coin' : 'coins';
  return found === all ? `${all} ${coins}` : `${found} of ${all} ${coins}`;
}

const Count = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;
