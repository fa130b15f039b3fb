import { CardSurface, Select, Stack, styled } from '@plaza/ui';
import { useState } from 'react';
import { ChangeFigure } from '../figures/change-figure';
import { formatPrice } from '../figures/price';
import { coinOrders, ordered } from './coin-order';
import type { Coin } from './coins';

/** The coins for a narrow screen: two lines each, figures to the right. */
export function CoinList({ coins }: { coins: readonly Coin[] }) {
  const [order, setOrder] = useState<string>(coinOrders[0].value);
  return (
    <Stack gap={12}>
      <Select aria-label="Sort by" value={order} onValueChange={setOrder} options={coinOrders} />
      <List as="ul" aria-label="Cryptocurrencies">
        {ordered(coins, order).map(({ id, symbol, name, price_usd, price_change_24h }) => (
          <Item key={id}>
            <Ticker>{symbol}</Ticker>
            <Price>{formatPrice(price_usd)}</Price>
            <Name>{name}</Name>
            <ChangeFigure value={price_change_24h} />
          </Item>
        ))}
      </List>
    </Stack>
  );
}

const List = styled(CardSurface)`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${({ theme }) => theme.space[12]};
  padding: 10px ${({ theme }) => theme.space[16]};
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > :nth-child(even) { justify-self: end; }
`;

const Ticker = styled.span`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Price = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
