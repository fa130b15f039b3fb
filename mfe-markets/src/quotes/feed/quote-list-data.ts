import type { Feed } from '@plaza/contracts/markets/feed';
import { feedIn } from '@plaza/contracts/markets/feed-headers';

/** The rows of a list, and their feed if the server sends it. */
export interface QuoteListData<Row> {
  rows: Row[];
  feed: Feed | undefined;
  /** When prices were pushed since the rows were fetched, by the clock of the browser. */
  pushedAt?: number | undefined;
  /** The last pushed price of each row since the rows were fetched, by key. */
  pushed?: Readonly<Record<string, PushedQuote>> | undefined;
  /** When the last request that failed was sent, by the same clock. */
  failedAt?: number | undefined;
}

interface PushedQuote {
  readonly price: number;
  readonly change: number;
  readonly feed: Feed;
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
  const update = new Map(quotes.map(([key, price, change]) => [key, { price, change, feed }]));
  const rows = list.rows.map((row) => {
    const quote = update.get(keyOf(row));
    return quote ? priced(row, quote.price, quote.change) : row;
  });
  return { ...list, feed, rows, pushedAt: Date.now(), pushed: { ...list.pushed, ...Object.fromEntries(update) } };
}

/** A fetched list, with the pushed prices that are newer: on a slow line, an answer may arrive after them. */
export function afterAnswer<Row>(
  before: QuoteListData<Row>,
  answer: QuoteListData<Row>,
  { keyOf, priced }: RowReading<Row>,
): QuoteListData<Row> {
  const { feed, pushed, pushedAt } = before;
  if (!pushed || !isNewer(feed, answer.feed)) return answer;
  const rows = answer.rows.map((row) => {
    const quote = pushed[keyOf(row)];
    return quote && isNewer(quote.feed, answer.feed) ? priced(row, quote.price, quote.change) : row;
  });
  return { ...answer, feed, rows, pushed, pushedAt };
}

/** Times of different providers are not compared. */
const isNewer = (one: Feed | undefined, other: Feed | undefined): boolean =>
  one !== undefined && one.source === other?.source && Date.parse(one.asOf) > Date.parse(other.asOf);

/** The rows of an answer. Rows that it does not change keep their identity, so that they do not render again. */
export function reuseRows<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  return rows.map((row) => {
    const known = earlier.get(keyOf(row));
    return known && isEqual(known, row) ? known : row;
  });
}

/** The rows of an answer, and the earlier ones that it lacks because their source failed. */
export function withMissing<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const answered = new Set(rows.map(keyOf));
  return [...rows, ...before.filter((row) => !answered.has(keyOf(row)))];
}

/** Whether two rows have the same fields, all of which are texts and numbers. */
function isEqual(one: object, other: object): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length && fields.every(([name, value]) => value === Reflect.get(other, name))
  );
}
