import { Button, Empty, MarketsIcon, RefreshIcon, Stack, TableSkeleton } from '@plaza/ui';
import type { ReactNode } from 'react';
import { ConnectionLost } from './feed/connection-lost';
import { OldQuotesNotice } from './feed/old-quotes-notice';
import type { QuoteListQuery } from './feed/quote-list-data';
import type { ListWords } from './view/list-view';

interface QuoteListStatesProps<Row> {
  readonly words: ListWords;
  readonly query: QuoteListQuery<Row>;
  readonly children: ReactNode;
}

/** What became of the call for a list; its rows once there are any. */
export function QuoteListStates<Row>({ words, query, children }: QuoteListStatesProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  const again = { retrying: isFetching, onRetry: refetch };
  if (error && !data && words.lost) {
    return <ConnectionLost title={words.failed} error={error} fallback={words.lost} {...again} />;
  }
  if (error && !data) {
    return (
      <div role="alert">
        <NoData words={words} action="Retry" {...again} />
      </div>
    );
  }
  if (!data) return <TableSkeleton rows={words.skeletons} />;
  if (data.rows.length === 0) return <NoData words={words} action="Refresh" {...again} />;
  return (
    <Stack gap={12}>
      {error ? (
        <OldQuotesNotice title={`${words.failed}.`} action={words.lost ? 'Retry Connection' : 'Retry'} {...again} />
      ) : null}
      {children}
    </Stack>
  );
}

interface NoDataProps {
  readonly words: ListWords;
  readonly action: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The same words whether the list came empty or not at all. */
function NoData({ words, action, retrying, onRetry }: NoDataProps) {
  return (
    <Empty
      icon={<MarketsIcon size={20} />}
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
          {action}
        </Button>
      }
    />
  );
}
