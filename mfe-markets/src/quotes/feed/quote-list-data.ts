import type { Feed } from '@plaza/contracts/markets/feed';
import { feedIn } from '@plaza/contracts/markets/feed-headers';

/** The rows of a list, and their feed if the server sends it. */
export interface QuoteListData<Row> {
  rows: Row[];
  feed: Feed | undefined;
}

/** The state of a quote list's query: the last rows, and the result of the latest request. */
export interface QuoteListQuery<Row> {
  readonly data?: QuoteListData<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  /** When the rows were fetched; pushed changes do not update it. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** The quote list of a response: a plain array, with its feed in the headers. */
export function toQuoteList<Row>(rows: Row[], meta: unknown): QuoteListData<Row> {
  const response = typeof meta === 'object' && meta !== null && 'response' in meta ? meta.response : undefined;
  return { rows, feed: response instanceof Response ? feedIn(response.headers) : undefined };
}

/** Pushed prices of one kind of quotes: key, price (or rate, or yield), change in percent. */
interface Push {
  readonly feed: Feed;
  readonly quotes: readonly (readonly [key: string, price: number, change: number])[];
}

/** Matches a push to a row, and updates the row's price and change. */
export interface RowReading<Row> {
  readonly keyOf: (row: Row) => string;
  readonly priced: (row: Row, price: number, change: number) => Row;
}

/** A quote list after a push. Unchanged rows keep their identity, so that they do not render again. */
export function afterPush<Row>(
  list: QuoteListData<Row>,
  { feed, quotes }: Push,
  { keyOf, priced }: RowReading<Row>,
): QuoteListData<Row> {
  const pushed = new Map(quotes.map(([key, price, change]) => [key, { price, change }]));
  const rows = list.rows.map((row) => {
    const update = pushed.get(keyOf(row));
    return update ? priced(row, update.price, update.change) : row;
  });
  return { ...list, feed, rows };
}
