import type { Commodity } from '@plaza/contracts/markets/quotes';
import { BasePrice } from '../figures/live-figures';
import { changeColumn, nameColumn, symbolColumn } from '../quotes/view/columns';
import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';

/** Splits `USD/oz` into the currency of the price and the unit of the commodity. */
export function unitOf({ unit }: Commodity): { currency: string; per: string } {
  const [currency = 'USD', per = ''] = unit.split('/');
  return { currency, per };
}

/** Metals, energy and crops. */
export const commodityView: ListView<Commodity> = {
  kind: 'commodities',
  labels: {
    label: 'Commodities',
    one: 'commodity',
    many: 'commodities',
    search: 'Search commodities',
    hint: 'Try a name such as Gold, or a symbol such as XAU.',
    emptyTitle: 'No Commodity Data Available',
    emptyText: 'Unable to fetch commodities at the moment. Please try refreshing.',
    failed: 'Failed to load commodity data',
    skeletons: 9,
  },
  keyOf: ({ symbol }) => symbol,
  nameOf: ({ name }) => name,
  textOf: ({ symbol, name }) => `${symbol} ${name}`,
  savedAs: ({ symbol, name, price }) => ({ key: symbol, fields: { symbol, name, price } }),
  instrumentOf: ({ symbol, name, price }) => ({ kind: 'commodities', key: symbol, name, price }),
  orders: [asListed, ...byChangeOrName],
  columns: [
    symbolColumn,
    nameColumn,
    {
      id: 'price',
      header: 'Price',
      place: 'figure',
      end: true,
      width: '172px',
      cell: (commodity) => <BasePrice amount={commodity.price} {...unitOf(commodity)} />,
      sortBy: ({ price }) => price,
    },
    changeColumn,
  ],
};
