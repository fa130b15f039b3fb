import { FeedStatus } from './feed-status';
import type { QuoteListQuery } from './quote-list-data';

/** How old the rows of a list are; nothing while there are none, or nobody says it. */
export function QuoteListStatus({
  query: { data, error },
}: {
  query: Pick<QuoteListQuery<unknown>, 'data' | 'error'>;
}) {
  return data?.feed && data.rows.length > 0 ? <FeedStatus feed={data.feed} failed={Boolean(error)} /> : null;
}
