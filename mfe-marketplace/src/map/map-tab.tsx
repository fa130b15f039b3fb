import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { Button, PageHeader, PlusIcon, Stack, styled } from '@plaza/ui';
import { useMemo, useRef, useState } from 'react';
import { LocationForm } from './form/location-form';
import { PickBar } from './form/pick-bar';
import { QuickAdd } from './form/quick-add';
import { ReplaceLocation } from './form/replace-location';
import { useOpenForm } from './form/use-open-form';
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
  const { data, error, isFetching, refetch } = useMarketplaceLocationsQuery(undefined, {
    refetchOnMountOrArgChange: true, // the user may have changed them on another device
  });
  const [filter, setFilter] = useLocationFilter();
  const [selection, setSelection] = useState<Selection>();
  const [removed, setRemoved] = useState<MapLocation>();
  const search = useRef<HTMLInputElement>(null);
  const locations = useMemo(() => filterLocations(data ?? none, filter), [data, filter]);
  const forms = useOpenForm(data);
  const isPicking = forms.opened?.isPicking === true;
  const handleAdd = () => forms.open({ type: 'bank' });

  const handleSaved = (key: string) => (saved: MapLocation) => {
    forms.closeSaved(key);
    setSelection({ id: saved.id, from: 'list' });
  };

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
          <Button variant="primary" icon={<PlusIcon />} onClick={handleAdd}>
            Add Location
          </Button>
        }
      />
      <QuickAdd onAdd={(type) => forms.open({ type })} />
      {isPicking && <PickBar onCancel={forms.stopPicking} />}
      <Columns>
        <MapArea
          isLoading={data === undefined && error === undefined}
          locations={locations}
          fitKey={`${filter.type} ${filter.text}`}
          selection={selection}
          onSelect={(id) => setSelection({ id, from: 'map' })}
          onPick={isPicking ? forms.pick : undefined}
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
            onAdd={handleAdd}
            onSelect={(id) => setSelection({ id, from: 'list' })}
            onEdit={(location) => forms.open({ location })}
            onRemove={setRemoved}
          />
        </Stack>
      </Columns>
      {forms.opened && (
        <LocationForm
          {...forms.opened}
          key={forms.opened.key}
          ref={forms.handle}
          onPick={forms.startPicking}
          onSaved={handleSaved(forms.opened.key)}
          onClose={forms.close}
        />
      )}
      {forms.isReplacing && <ReplaceLocation onReplace={forms.replace} onClose={forms.stopReplacing} />}
      {removed && <RemoveLocation location={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: minmax(0, 1fr) 380px; }
`;
