import { Button, CardSurface, Empty, MarketsIcon, RefreshIcon, Stack, StaleNotice } from '@plaza/ui';
import type { ReactNode } from 'react';
import { ConnectionLost } from './feed/connection-lost';
import { FailedList } from './feed/failed-list';
import { isFailing } from './feed/list-failure';
import type { QuoteListQuery } from './feed/quote-list-data';
import type { ListLabels } from './view/list-view';

interface QuoteListStatesProps<Row> {
  readonly labels: ListLabels;
  readonly query: QuoteListQuery<Row>;
  /** Shown until the rows arrive. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The loading, error and empty states of a list, or its rows. */
export function QuoteListStates<Row>({ labels, query, skeleton, children }: QuoteListStatesProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  const again = { retrying: isFetching, onRetry: refetch };
  if (error && !data && labels.lost) {
    return <ConnectionLost title={labels.failed} error={error} fallback={labels.lost} {...again} />;
  }
  if (error && !data) {
    const { emptyTitle: title, emptyText: text, failed: fallback } = labels;
    return <FailedList title={title} text={text} error={error} fallback={fallback} {...again} />;
  }
  if (!data) return skeleton;
  if (data.rows.length === 0) return <NoData labels={labels} {...again} />;
  return (
    <Stack gap={12}>
      {isFailing(query) ? (
        <StaleNotice alert action={labels.lost && 'Retry Connection'} loading={isFetching} onRetry={refetch}>
          <strong>{labels.failed}.</strong> The last prices stay on screen.
        </StaleNotice>
      ) : null}
      {children}
    </Stack>
  );
}

interface NoDataProps {
  readonly labels: ListLabels;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown for a response without rows. */
function NoData({ labels, retrying, onRetry }: NoDataProps) {
  return (
    <CardSurface>
      <Empty
        icon={<MarketsIcon size={20} />}
        title={labels.emptyTitle}
        text={labels.emptyText}
        action={
          <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            Refresh
          </Button>
        }
      />
    </CardSurface>
  );
}
