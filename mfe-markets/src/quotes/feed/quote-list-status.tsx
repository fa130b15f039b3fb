import { FeedStatus } from './feed-status';
import type { QuoteListQuery } from './quote-list-data';

/** The age of the rows of a list; nothing while there are none, or while it is unknown. */
export function QuoteListStatus({
  query: { data, error },
}: {
  query: Pick<QuoteListQuery<unknown>, 'data' | 'error'>;
}) {
  return data?.feed && data.rows.length > 0 ? <FeedStatus feed={data.feed} failed={Boolean(error)} /> : null;
}
