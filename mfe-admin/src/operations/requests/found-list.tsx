import type { FoundTrace } from '@plaza/contracts/operations/requests';
import { Badge, Button, type Column, Empty, Retry, Row, SearchIcon, Stack, styled, Table } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { useState } from 'react';
import { Notice } from '../../notices/notice';
import { FoundSkeleton, pageSize } from './found-skeleton';
import { formatMs, nameReason } from './request-labels';
import { useAdminFindRequestsQuery } from './requests-api';
import { Unanswered } from './unanswered';

interface FoundListProps {
  readonly window: { readonly at: string; readonly minutes: number; readonly path: string };
  readonly onOpen: (requestId: string) => void;
}

/** The requests around a point in time, newest first. */
export function FoundList({ window, onOpen }: FoundListProps) {
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = useAdminFindRequestsQuery(window, { refetchOnMountOrArgChange: true });
  const [page, setPage] = useState(0);
  if (!found && error) {
    return (
      <Retry framed title="The requests could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
    );
  }
  if (!found) return <FoundSkeleton />;
  const { requests, isCut, unanswered } = found;
  if (requests.length === 0) {
    return (
      <Stack>
        <Unanswered processes={unanswered} />
        <Empty
          framed
          icon={<SearchIcon size={20} />}
          title="No requests kept in this window"
          text="Fast, successful requests are kept only when they are sampled or traced on request."
        />
      </Stack>
    );
  }
  const pages = Math.ceil(requests.length / pageSize);
  const shown = requests.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <Stack>
      <Unanswered processes={unanswered} />
      {isCut && (
        <Notice tone="attention">{`The nearest ${requests.length}. Choose a shorter window or a path.`}</Notice>
      )}
      <Table
        label="Requests"
        columns={columns}
        rows={shown}
        rowKey={({ requestId }) => requestId}
        actions={({ requestId, method, path }) => (
          <Button size="sm" aria-label={`Open ${method} ${path}, ${requestId}`} onClick={() => onOpen(requestId)}>
            Open
          </Button>
        )}
      />
      <Row>
        <Count role="status">
          {requests.length === 1 ? '1 request' : `${requests.length} requests, page ${page + 1} of ${pages}`}
        </Count>
        {pages > 1 && (
          <>
            <Button unavailable={page === 0} onClick={() => setPage(page - 1)}>
              Newer
            </Button>
            <Button unavailable={page === pages - 1} onClick={() => setPage(page + 1)}>
              Older
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}

const columns: Column<FoundTrace>[] = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ startedAt }) => <time dateTime={startedAt}>{clockDateTime(startedAt, { seconds: true })}</time>,
  },
  { id: 'request', header: 'Request', cell: ({ method, path }) => <Path>{`${method} ${path}`}</Path> },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status >= 500 ? 'bad' : status >= 400 ? 'attention' : 'good'}>{status}</Badge>,
  },
  { id: 'took', header: 'Duration', align: 'end', cell: ({ durationMs }) => formatMs(durationMs) },
  { id: 'why', header: 'Reason kept', cell: ({ why }) => nameReason(why) },
  { id: 'processes', header: 'Processes', cell: ({ processes }) => processes.join(', ') },
];

const Path = styled.span`
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
`;

const Count = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
