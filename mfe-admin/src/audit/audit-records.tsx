import { Button, ClockIcon, Empty, Retry, Stack, styled, Table, TableSkeleton } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { Notice } from '../notice';
import { useAdminAuditInfiniteQuery } from './audit-api';
import { auditColumns } from './audit-columns';
import { type AuditFilters, areSet } from './audit-filters';

/** The records that the filters let through, the newest first. */
export function AuditRecords({ filters, onClear }: { filters: AuditFilters; onClear: () => void }) {
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useAdminAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  if (!currentData && error) {
    return <Retry title="The audit log could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!currentData) return <TableSkeleton rows={8} columns={6} />;
  const records = currentData.pages.flat();
  if (records.length === 0) return <Nothing isFiltered={areSet(filters)} onClear={onClear} />;
  return (
    <Stack aria-busy={isFetching}>
      <Table label="Audit log" columns={auditColumns} rows={records} rowKey={({ id }) => id} />
      {error !== undefined && (
        <Notice tone="attention">{serverMessage(error, 'More records could not be loaded.')}</Notice>
      )}
      <Foot>
        <p role="status">
          {records.length.toLocaleString('en')} {records.length === 1 ? 'record' : 'records'}
          {hasNextPage ? ' so far' : ', that is all'}
        </p>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Load more
          </Button>
        )}
      </Foot>
    </Stack>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const icon = <ClockIcon size={20} />;
  if (isFiltered) {
    return (
      <Empty
        icon={icon}
        title="No records match these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return <Empty icon={icon} title="Nothing recorded yet" text="Each change that an administrator makes stands here." />;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  > p { color: ${({ theme }) => theme.color.muted}; }
`;
