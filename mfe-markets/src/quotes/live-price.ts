import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { marketsApi } from '../markets-api';
import type { Instrument } from './view/list-view';

interface List<Row> {
  readonly data?: { readonly rows: readonly Row[] } | undefined;
}

/** Selects the price of one row of a list. */
function priceIn<Row>(isIt: (row: Row) => boolean, priceOf: (row: Row) => number) {
  return {
    selectFromResult({ data }: List<Row>) {
      const row = data?.rows.find(isIt);
      return { price: row && priceOf(row) };
    },
  };
}

const { marketsCrypto, marketsStocks, marketsEtfs, marketsForex, marketsCommodities, marketsBonds } =
  marketsApi.endpoints;

/** The price that the list of an instrument shows now; that of the moment when it was opened where no list has it. */
export function useLivePrice({ kind, key, price }: Instrument): number {
  const lists: { readonly [Kind in QuoteKind]: { readonly price: number | undefined } } = {
    crypto: marketsCrypto.useQueryState(
      undefined,
      priceIn(
        ({ id }) => id === key,
        (coin) => coin.price_usd,
      ),
    ),
    stocks: marketsStocks.useQueryState(
      undefined,
      priceIn(
        ({ symbol }) => symbol === key,
        (stock) => stock.price,
      ),
    ),
    etfs: marketsEtfs.useQueryState(
      undefined,
      priceIn(
        ({ symbol }) => symbol === key,
        (etf) => etf.price,
      ),
    ),
    forex: marketsForex.useQueryState(
      undefined,
      priceIn(
        ({ pair }) => pair === key,
        ({ rate }) => rate,
      ),
    ),
    commodities: marketsCommodities.useQueryState(
      undefined,
      priceIn(
        ({ symbol }) => symbol === key,
        (one) => one.price,
      ),
    ),
    bonds: marketsBonds.useQueryState(
      undefined,
      priceIn(
        ({ name }) => name === key,
        (bond) => bond.yield,
      ),
    ),
  };
  return lists[kind].price ?? price;
}
