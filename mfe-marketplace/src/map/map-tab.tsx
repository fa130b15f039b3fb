import type { Place } from '@plaza/contracts/marketplace/places';
import { Button, PageHeader, PlusIcon, Stack, styled } from '@plaza/ui';
import { useMemo, useRef, useState } from 'react';
import { MapArea } from './map-area';
import { PickBar } from './pick-bar';
import { everyPlace, filterPlaces, filtersAny, usePlaceFilter } from './place-filter';
import { PlaceFilters } from './place-filters';
import { PlaceFormDialog } from './place-form-dialog';
import type { Selection } from './place-map-props';
import { PlaceResults } from './place-results';
import { useMarketplacePlacesQuery } from './places-api';
import { QuickAdd } from './quick-add';
import { RemovePlace } from './remove-place';
import { usePlaceForm } from './use-place-form';

const none: readonly Place[] = [];

/** The map tab: locations on a map and in a list. */
export function MapTab() {
  const { data, error, isFetching, refetch } = useMarketplacePlacesQuery();
  const [filter, setFilter] = usePlaceFilter();
  const [selection, setSelection] = useState<Selection>();
  const [removed, setRemoved] = useState<Place>();
  const search = useRef<HTMLInputElement>(null);
  const places = useMemo(() => filterPlaces(data ?? none, filter), [data, filter]);
  const place = usePlaceForm(({ id }) => setSelection({ id, from: 'list' }));
  const { form } = place;

  function handleClear() {
    setFilter(everyPlace);
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
          <PlaceFilters filter={filter} onFilter={setFilter} searchRef={search} />
          <PlaceResults
            places={places}
            selection={selection}
            isLoaded={data !== undefined}
            isFiltered={filtersAny(filter)}
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
        <PlaceFormDialog
          {...form}
          isNew={form.id === undefined}
          isSaving={place.isSaving}
          onDraft={place.setDraft}
          onPick={place.startPicking}
          onSubmit={() => void place.submit()}
          onClose={place.close}
        />
      )}
      {removed && <RemovePlace place={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: minmax(0, 1fr) 380px; }
`;
