import { Button, Empty, PeopleIcon, Retry } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { ContractorList } from './contractor-list';
import { ContractorSkeletons } from './contractor-skeletons';
import type { ContractorAnswer } from './use-contractors';

interface Props extends ContractorAnswer {
  /** Whether anything is chosen that can be cleared. */
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** What the server found, or why there is nothing to see. */
export function ContractorResults({ contractors, error, outdated, fetching, onRetry, filtered, onClear }: Props) {
  if (error) {
    const reason = new Error(serverMessage(error, 'Check your connection and try again in a moment.'));
    return <Retry title="Failed to load contractors" error={reason} loading={fetching} onRetry={onRetry} />;
  }
  if (!contractors) return <ContractorSkeletons />;
  if (contractors.length > 0) return <ContractorList contractors={contractors} outdated={outdated} />;
  const text = filtered
    ? 'Nobody matches this search and these filters.'
    : 'Contractors appear here once they offer their services.';
  return (
    <Empty
      icon={<PeopleIcon size={20} />}
      title="No contractors found"
      text={text}
      action={filtered && <Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
