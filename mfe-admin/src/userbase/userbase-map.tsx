import { focusAfterRemoval, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { useSearchChoice } from '@plaza/web-kit/router';
import { Suspense, useMemo, useState } from 'react';
import { FilterBar } from './filter-bar';
import type { MapPanelProps } from './map-panel';
import { MapSkeleton } from './map-skeleton';
import { type MapView, toQuery, wholeWorld } from './map-view';
import { useUserbase } from './use-userbase';
import { noFilters, useUserbaseFilters } from './userbase-filters';
import { UserbaseList } from './userbase-list';

const MapPanel = lazyChunk<MapPanelProps>(() => import('./map-panel'));

const views = ['map', 'list'] as const;

/** Starts with the whole world to find out where users are; the map then moves there. */
const everybody = { view: wholeWorld, fit: true };

/** Where users live, by their main addresses. For high-level administrators only. */
export function UserbaseMap() {
  const [filters, setFilters] = useUserbaseFilters();
  const [tab, setTab] = useSearchChoice('view', views);
  const [area, setArea] = useState(everybody);
  const shown = JSON.stringify([tab, filters]);
  const [previous, setPrevious] = useState(shown);
  // Filters can also change by navigating back. Other users live elsewhere, so the map must fit again.
  if (shown !== previous) {
    setPrevious(shown);
    setArea(everybody);
  }
  const { role, company } = filters;
  const query = useMemo(() => toQuery(area.view, { role, company }), [area.view, role, company]);
  const places = useUserbase(query, area.fit);
  const { data } = places;

  return (
    <Stack>
      <PageHeader
        level={2}
        title="Userbase Map"
        subtitle={<span role="status">{data ? counts(data) : 'Where people live, by their main addresses.'}</span>}
      />
      <FilterBar filters={filters} onFilters={setFilters} />
      <Tabs value={tab} onValueChange={(next) => setTab(views.find((view) => view === next) ?? 'map')}>
        <Stack ref={focusAfterRemoval}>
          <TabList label="View">
            <Tab value="map">Map</Tab>
            <Tab value="list">List</Tab>
          </TabList>
          <TabPanel value="map">
            <Suspense fallback={<MapSkeleton />}>
              <MapPanel
                places={places}
                area={area}
                filters={filters}
                onView={(view: MapView) => setArea({ view, fit: false })}
                onNearer={(view: MapView) => setArea({ view, fit: true })}
                onShowAll={() => setArea(everybody)}
                onClear={() => setFilters(noFilters)}
              />
            </Suspense>
          </TabPanel>
          <TabPanel value="list">
            <UserbaseList
              key={`${filters.role} ${filters.company}`}
              filters={filters}
              onClear={() => setFilters(noFilters)}
            />
          </TabPanel>
        </Stack>
      </Tabs>
    </Stack>
  );
}

const figures = new Intl.NumberFormat('en');

function counts({ people, located }: { people: number; located: number }): string {
  const all = `${figures.format(people)} ${people === 1 ? 'person' : 'people'}`;
  return `${all}, ${figures.format(located)} of them with a place on the map`;
}
