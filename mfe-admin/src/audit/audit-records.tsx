import { Button, ClockIcon, Empty, focusAfterRemoval, Retry, Stack, styled } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { Notice } from '../notices/notice';
import { StaleDataNotice } from '../notices/stale-data-notice';
import { useAdminAuditInfiniteQuery } from './audit-api';
import { AuditDays } from './audit-days';
import { AuditSkeleton } from './audit-skeleton';
import { type AuditFilters, areSet } from './filters/audit-filters';
import { FilterChips } from './filters/filter-chips';

export interface AuditRecordsProps {
  readonly filters: AuditFilters;
  readonly onFilter: (filters: Partial<AuditFilters>) => void;
  readonly onClear: () => void;
}

/** The records that match the filters, newest first. */
export default function AuditRecords({ filters, onFilter, onClear }: AuditRecordsProps) {
  const answer = useAdminAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const records = answer.data?.pages.flat() ?? [];
  return (
    <Stack>
      <FilterChips filters={filters} records={records} onChange={onFilter} />
      <Found answer={answer} filters={filters} onFilter={onFilter} onClear={onClear} />
    </Stack>
  );
}

interface FoundProps extends AuditRecordsProps {
  readonly answer: ReturnType<typeof useAdminAuditInfiniteQuery>;
}

function Found({ answer, filters, onFilter, onClear }: FoundProps) {
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError } = answer;
  const { hasNextPage, fetchNextPage, refetch } = answer;
  if (!currentData && error) {
    return (
      <Retry framed title="The audit log could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
    );
  }
  if (!currentData) return <AuditSkeleton />;
  const records = currentData.pages.flat();
  const isOfMore = isFetchNextPageError || isFetchingNextPage;
  const outdated = !isOfMore && (
    <StaleDataNotice what="records" query={{ data: currentData, error, isFetching, refetch }} />
  );
  if (records.length === 0) {
    return (
      <Stack aria-busy={isFetching}>
        {outdated}
        <Nothing isFiltered={areSet(filters)} onClear={onClear} />
      </Stack>
    );
  }
  return (
    <Stack aria-busy={isFetching}>
      {outdated}
      <AuditDays records={records} onFilter={onFilter} />
      {isFetchNextPageError && (
        <Notice tone="attention">{serverMessage(error, 'More records could not be loaded.')}</Notice>
      )}
      <Foot ref={focusAfterRemoval} tabIndex={-1}>
        <p role="status">
          {records.length.toLocaleString('en')} {records.length === 1 ? 'record' : 'records'}
          {hasNextPage && ' so far'}
        </p>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Load More
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
        framed
        icon={icon}
        title="No records match these filters"
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    );
  }
  return (
    <Empty
      framed
      icon={icon}
      title="Nothing recorded yet"
      text="Each change that an administrator makes appears here."
    />
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  > p { color: ${({ theme }) => theme.color.muted}; }
`;
