import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { Button, PageHeader, PlusIcon, Stack, styled } from '@plaza/ui';
import { useMemo, useRef, useState } from 'react';
import { LocationFormDialog } from './form/location-form-dialog';
import { PickBar } from './form/pick-bar';
import { QuickAdd } from './form/quick-add';
import { ReplaceLocation } from './form/replace-location';
import { useLocationForm } from './form/use-location-form';
import { filterLocations, hasFilter, noFilter, useLocationFilter } from './list/location-filter';
import { LocationFilters } from './list/location-filters';
import { LocationResults } from './list/location-results';
import { RemoveLocation } from './list/remove-location';
import type { Selection } from './locations/location-map-props';
import { useMarketplaceLocationsQuery } from './locations/locations-api';
import { MapArea } from './map-area';

const none: readonly MapLocation[] = [];

/** The map tab: locations on a map and in a list. */
export function MapTab() {
  const { data, error, isFetching, refetch } = useMarketplaceLocationsQuery();
  const [filter, setFilter] = useLocationFilter();
  const [selection, setSelection] = useState<Selection>();
  const [removed, setRemoved] = useState<MapLocation>();
  const search = useRef<HTMLInputElement>(null);
  const locations = useMemo(() => filterLocations(data ?? none, filter), [data, filter]);
  const locationForm = useLocationForm(({ id }) => setSelection({ id, from: 'list' }));

  function handleClear() {
    setFilter(noFilter);
    search.current?.focus();
  }

  return (
    <Stack>
      <PageHeader
        oneLine
        title="Map"
        subtitle="Financial services and other places that you go to"
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => locationForm.add('bank')}>
            Add Location
          </Button>
        }
      />
      <QuickAdd onAdd={locationForm.add} />
      {locationForm.isPicking && <PickBar onCancel={locationForm.stopPicking} />}
      <Columns>
        <MapArea
          isLoading={data === undefined && error === undefined}
          locations={locations}
          fitKey={`${filter.type} ${filter.text}`}
          selection={selection}
          onSelect={(id) => setSelection({ id, from: 'map' })}
          onPick={locationForm.isPicking ? locationForm.pick : undefined}
        />
        <Stack gap={12}>
          <LocationFilters filter={filter} onFilter={setFilter} searchRef={search} />
          <LocationResults
            locations={locations}
            selection={selection}
            isLoaded={data !== undefined}
            isFiltered={hasFilter(filter)}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            onClear={handleClear}
            onAdd={() => locationForm.add('bank')}
            onSelect={(id) => setSelection({ id, from: 'list' })}
            onEdit={locationForm.edit}
            onRemove={setRemoved}
          />
        </Stack>
      </Columns>
      {locationForm.isOpen && (
        <LocationFormDialog
          form={locationForm.form}
          isNew={locationForm.isNew}
          isChanged={locationForm.isChanged}
          onPick={locationForm.startPicking}
          onClose={locationForm.close}
        />
      )}
      {locationForm.isReplacing && (
        <ReplaceLocation onReplace={locationForm.replace} onClose={locationForm.stopReplacing} />
      )}
      {removed && <RemoveLocation location={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: minmax(0, 1fr) 380px; }
`;
