import { Button, Empty, PeopleIcon } from '@plaza/ui';
import { LoadError } from '../../notices/load-error';
import { ContractorList } from './contractor-list';
import { ContractorSkeletons } from './contractor-skeletons';
import type { ContractorResult } from './use-contractors';

interface Props extends ContractorResult {
  /** Whether there are filters to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The matching contractors, or the error, loading or empty state. */
export function ContractorResults({ contractors, error, isStale, isFetching, onRetry, isFiltered, onClear }: Props) {
  if (error) {
    return <LoadError framed title="Failed to load contractors" error={error} loading={isFetching} onRetry={onRetry} />;
  }
  if (!contractors) return <ContractorSkeletons />;
  if (contractors.length > 0) return <ContractorList contractors={contractors} isStale={isStale} />;
  const text = isFiltered
    ? 'Nobody matches this search and these filters.'
    : 'Contractors appear here once they offer their services.';
  return (
    <Empty
      framed
      icon={<PeopleIcon size={20} />}
      title="No contractors found"
      text={text}
      action={isFiltered && <Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
