import { Badge, Skeleton } from '@plaza/ui';
import { FeedStatus } from './feed-status';
import { isFailing } from './list-failure';
import type { QuoteListQuery } from './quote-list-data';

/** The age of a list's rows, or why they could not be fetched; renders nothing if the age is unknown. */
export function QuoteListStatus({ query }: { query: Pick<QuoteListQuery<unknown>, 'data' | 'error'> }) {
  const { data, error } = query;
  if (!data) return error ? <Badge tone="attention">Unavailable</Badge> : <Skeleton width="140px" height="14px" />;
  if (data.rows.length === 0) return <Badge>No data</Badge>;
  return data.feed ? <FeedStatus feed={data.feed} failed={isFailing(query)} /> : null;
}
