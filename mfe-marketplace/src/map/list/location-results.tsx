import { Button, Empty, MapIcon, PlusIcon, Row } from '@plaza/ui';
import type { ComponentProps } from 'react';
import { LoadError } from '../../notices/load-error';
import { LocationList } from './location-list';
import { LocationSkeletons } from './location-skeletons';

interface LocationResultsProps extends ComponentProps<typeof LocationList> {
  /** Whether the server has responded. */
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
    return <LoadError framed title="Failed to load locations" error={error} loading={isFetching} onRetry={onRetry} />;
  }
  if (!isLoaded) return <LocationSkeletons />;
  if (list.locations.length === 0) {
    return (
      <Empty
        framed
        icon={<MapIcon size={20} />}
        title="No locations found"
        text={isFiltered ? 'Nothing matches this search and this type.' : 'Add the places that you go to.'}
        action={
          isFiltered ? (
            <Button onClick={onClear}>Clear Filters</Button>
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
