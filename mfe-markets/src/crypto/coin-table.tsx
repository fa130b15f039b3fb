import { type Column, Row, styled, Table } from '@plaza/ui';
import { ChangeBar } from '../figures/change-bar';
import { ChangeFigure } from '../figures/change-figure';
import { formatPrice } from '../figures/price';
import type { Coin } from './coins';

const columns: readonly Column<Coin>[] = [
  {
    id: 'symbol',
    header: 'Symbol',
    width: '120px',
    cell: ({ symbol }) => <Ticker>{symbol}</Ticker>,
    sortBy: ({ symbol }) => symbol,
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    width: '180px',
    cell: ({ price_usd }) => <Price>{formatPrice(price_usd)}</Price>,
    sortBy: ({ price_usd }) => price_usd,
  },
  {
    id: 'change',
    header: '24h Change',
    align: 'end',
    width: '280px',
    cell: ({ price_change_24h }) => (
      <Row as="span" gap={16} justify="flex-end" wrap={false}>
        <ChangeBar value={price_change_24h} />
        <Figure>
          <ChangeFigure value={price_change_24h} />
        </Figure>
      </Row>
    ),
    sortBy: ({ price_change_24h }) => price_change_24h,
  },
];

/** The coins as a table; the dearest first until a header is pressed. */
export function CoinTable({ coins }: { coins: readonly Coin[] }) {
  return (
    <Table
      label="Cryptocurrencies"
      columns={columns}
      rows={coins}
      rowKey={({ id }) => id}
      initialSort={{ id: 'price', direction: 'descending' }}
      maxHeight="max(400px, calc(100dvh - 284px))"
    />
  );
}

const Ticker = styled.span`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Price = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  white-space: nowrap;
`;

/** As wide as the widest usual figure, so that the bars stand in one line. */
const Figure = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  min-width: 88px;
`;
