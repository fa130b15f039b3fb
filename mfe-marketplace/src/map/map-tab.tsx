import type { Place } from '@plaza/contracts/marketplace/places';
import { Button, PageHeader, PlusIcon, Stack, styled } from '@plaza/ui';
import { useMemo, useRef, useState } from 'react';
import { LocationFormDialog } from './form/location-form-dialog';
import { PickBar } from './form/pick-bar';
import { QuickAdd } from './form/quick-add';
import { useLocationForm } from './form/use-location-form';
import { filterLocations, hasFilter, noFilter, useLocationFilter } from './list/location-filter';
import { LocationFilters } from './list/location-filters';
import { LocationResults } from './list/location-results';
import { RemoveLocation } from './list/remove-location';
import type { Selection } from './locations/location-map-props';
import { useMarketplacePlacesQuery } from './locations/locations-api';
import { MapArea } from './map-area';

const none: readonly Place[] = [];

/** The map tab: locations on a map and in a list. */
export function MapTab() {
  const { data, error, isFetching, refetch } = useMarketplacePlacesQuery();
  const [filter, setFilter] = useLocationFilter();
  const [selection, setSelection] = useState<Selection>();
  const [removed, setRemoved] = useState<Place>();
  const search = useRef<HTMLInputElement>(null);
  const places = useMemo(() => filterLocations(data ?? none, filter), [data, filter]);
  const place = useLocationForm(({ id }) => setSelection({ id, from: 'list' }));
  const { form } = place;

  function handleClear() {
    setFilter(noFilter);
    search.current?.focus();
  }

  return (
    <Stack>
      <PageHeader
        title="Map"
        subtitle="Financial services and other places that you go to"
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => place.add('bank')}>
            Add Location
          </Button>
        }
      />
      <QuickAdd onAdd={place.add} />
      {form?.isPicking && <PickBar onCancel={place.stopPicking} />}
      <Columns>
        <MapArea
          places={places}
          fitKey={`${filter.type} ${filter.text}`}
          selection={selection}
          onSelect={(id) => setSelection({ id, from: 'map' })}
          onPick={form?.isPicking ? place.pick : undefined}
        />
        <Stack gap={12}>
          <LocationFilters filter={filter} onFilter={setFilter} searchRef={search} />
          <LocationResults
            places={places}
            selection={selection}
            isLoaded={data !== undefined}
            isFiltered={hasFilter(filter)}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            onClear={handleClear}
            onAdd={() => place.add('bank')}
            onSelect={(id) => setSelection({ id, from: 'list' })}
            onEdit={place.edit}
            onRemove={setRemoved}
          />
        </Stack>
      </Columns>
      {form && !form.isPicking && (
        <LocationFormDialog
          {...form}
          isNew={form.id === undefined}
          isSaving={place.isSaving}
          onDraft={place.setDraft}
          onPick={place.startPicking}
          onSubmit={() => void place.submit()}
          onClose={place.close}
        />
      )}
      {removed && <RemoveLocation place={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: minmax(0, 1fr) 380px; }
`;
