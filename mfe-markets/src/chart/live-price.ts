import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { useAppSelector } from '@plaza/web-kit';
import { bondView } from '../bonds/bond-view';
import { commodityView } from '../commodities/commodity-view';
import { coinView } from '../crypto/coin-view';
import { etfView } from '../etfs/etf-view';
import { forexView } from '../forex/forex-view';
import { marketsApi } from '../markets-api';
import type { Instrument, ListView } from '../quotes/view/list-view';
import { latestQuoteIn } from '../stocks/stock-quotes-api';
import { stockView } from '../stocks/stock-view';

interface List<Row> {
  readonly data?: { readonly rows: readonly Row[] } | undefined;
}

/** Selects the price of one instrument from a list. */
function priceIn<Row>({ instrumentOf }: ListView<Row>, key: string) {
  const priceOf = (rows: readonly Row[]) =>
    rows.map((row) => instrumentOf?.(row)).find((instrument) => instrument?.key === key)?.price;
  return { selectFromResult: ({ data }: List<Row>) => ({ price: data && priceOf(data.rows) }) };
}

const { marketsCrypto, marketsStocks, marketsEtfs, marketsForex, marketsCommodities, marketsBonds } =
  marketsApi.endpoints;

/** The current price of an instrument: that of its list, or of its own quote; undefined if none was fetched. */
export function useLivePrice({ kind, key, unlisted = false }: Instrument): number | undefined {
  const ownPrice = useAppSelector((state) => (unlisted ? latestQuoteIn(state, key)?.price : undefined));
  const lists: { readonly [Kind in QuoteKind]: { readonly price: number | undefined } } = {
    crypto: marketsCrypto.useQueryState(undefined, priceIn(coinView, key)),
    stocks: marketsStocks.useQueryState(undefined, priceIn(stockView, key)),
    etfs: marketsEtfs.useQueryState(undefined, priceIn(etfView, key)),
    forex: marketsForex.useQueryState(undefined, priceIn(forexView, key)),
    commodities: marketsCommodities.useQueryState(undefined, priceIn(commodityView, key)),
    bonds: marketsBonds.useQueryState(undefined, priceIn(bondView, key)),
  };
  return lists[kind].price ?? ownPrice;
}
