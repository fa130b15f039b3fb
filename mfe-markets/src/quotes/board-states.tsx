import { Button, Empty, MarketsIcon, RefreshIcon, Skeleton, Stack, TableSkeleton } from '@plaza/ui';
import type { ReactNode } from 'react';
import type { BoardQuery } from './board';
import { ConnectionLost } from './connection-lost';
import type { ListWords } from './list-view';
import { OldQuotesNotice } from './old-quotes-notice';

interface BoardStatesProps<Row> {
  readonly words: ListWords;
  readonly query: BoardQuery<Row>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What became of the call for a list; its rows once there are any. */
export function BoardStates<Row>({ words, query, children }: BoardStatesProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  const again = { retrying: isFetching, onRetry: refetch };
  if (error && !data) {
    return <ConnectionLost title={words.failed} error={error} fallback={words.failedText} {...again} />;
  }
  if (!data) {
    return (
      <Stack gap={12}>
        <Skeleton width="min(360px, 100%)" height="36px" />
        <TableSkeleton rows={words.skeletons} />
      </Stack>
    );
  }
  if (data.rows.length === 0) {
    return (
      <Empty
        icon={<MarketsIcon size={20} />}
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          <Button icon={<RefreshIcon />} loading={isFetching} onClick={refetch}>
            Refresh
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={12}>
      {error ? <OldQuotesNotice title={`${words.failed}.`} {...again} /> : null}
      {children(data.rows)}
    </Stack>
  );
}
