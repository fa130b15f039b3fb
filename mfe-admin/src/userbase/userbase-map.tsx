import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useState } from 'react';
import { FilterBar } from './filter-bar';
import { type MapView, queryOf, wholeWorld } from './map-view';
import { PeopleList } from './people-list';
import { PlacesMap } from './places-map';
import { usePlaces } from './use-places';
import { noFilters, type UserbaseFilters } from './userbase-filters';

/** The whole world, for finding out where people are; the map then moves there. */
const everybody = { view: wholeWorld, fit: true };

/** Where people live, by their main addresses. For high-level administrators alone. */
export default function UserbaseMap() {
  const [filters, setFilters] = useState(noFilters);
  const [look, setLook] = useState(everybody);
  const [tab, setTab] = useState('map');
  const places = usePlaces(queryOf(look.view, filters), look.fit);
  const { data } = places;

  function handleFilters(next: UserbaseFilters) {
    setFilters(next);
    setLook(everybody);
  }

  function handleTab(next: string) {
    setTab(next);
    setLook(everybody);
  }

  return (
    <Stack>
      <PageHeader
        level={2}
        title="Userbase Map"
        subtitle={<span role="status">{data ? counts(data) : 'Where people live, by their main addresses.'}</span>}
      />
      <FilterBar filters={filters} onFilters={handleFilters} />
      <Tabs value={tab} onValueChange={handleTab}>
        <Stack>
          <TabList label="View">
            <Tab value="map">Map</Tab>
            <Tab value="list">List</Tab>
          </TabList>
          <TabPanel value="map">
            <PlacesMap
              places={places}
              fit={look.fit}
              filters={filters}
              onView={(view: MapView) => setLook({ view, fit: false })}
              onShowAll={() => setLook(everybody)}
              onClear={() => handleFilters(noFilters)}
            />
          </TabPanel>
          <TabPanel value="list">
            <PeopleList key={`${filters.role} ${filters.company}`} filters={filters} />
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
