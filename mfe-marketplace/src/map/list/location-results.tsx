import { Button, Empty, MapIcon, PlusIcon, Retry, Row, TableSkeleton } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import type { ComponentProps } from 'react';
import { LocationList } from './location-list';

interface LocationResultsProps extends ComponentProps<typeof LocationList> {
  /** Whether the server answered. */
  isLoaded: boolean;
  isFiltered: boolean;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  onClear: () => void;
  onAdd: () => void;
}

/** The list, or its error, loading or empty state. */
export function LocationResults(props: LocationResultsProps) {
  const { isLoaded, isFiltered, error, isFetching, onRetry, onClear, onAdd, ...list } = props;
  if (error !== undefined && !isLoaded) {
    const reason = new Error(serverMessage(error, 'Check your connection and try again in a moment.'));
    return <Retry title="Failed to load locations" error={reason} loading={isFetching} onRetry={onRetry} />;
  }
  if (!isLoaded) return <TableSkeleton rows={5} columns={1} />;
  if (list.locations.length === 0) {
    return (
      <Empty
        icon={<MapIcon size={20} />}
        title="No locations found"
        text={isFiltered ? 'Nothing matches this search and this type.' : 'Add the places that you go to.'}
        action={
          isFiltered ? (
            <Button onClick={onClear}>Clear filters</Button>
          ) : (
            <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
              Add Location
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {error !== undefined && (
        <Row role="status" justify="space-between">
          These locations may be out of date.
          <Button size="sm" loading={isFetching} onClick={onRetry}>
            Retry
          </Button>
        </Row>
      )}
      <LocationList {...list} />
    </>
  );
}
