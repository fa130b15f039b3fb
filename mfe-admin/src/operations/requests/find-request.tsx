import { focusAfterRemoval, PageHeader, Stack } from '@plaza/ui';
import { useState } from 'react';
import { subTabHeaders } from '../sub-tab-headers';
import { FoundList } from './found-list';
import { OneRequest } from './one-request';
import { nothing, type RequestSearch, toLocalText, toWindow, useRequestSearch } from './request-search';
import { SearchForm } from './search-form';
import { Start } from './start';

const latestMinutes = '15';

/** What happened to a request, in every process that handled it. */
export function FindRequest() {
  const [search, setSearch] = useRequestSearch();
  const { request } = search;
  const [searches, setSearches] = useState(0);
  const window = toWindow(search);

  /** Repeats the search even if the URL does not change. */
  function handleSearch(next: RequestSearch) {
    setSearch(next);
    setSearches(searches + 1);
  }

  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders.requests} />
      <SearchForm search={search} onSearch={handleSearch} />
      <section ref={focusAfterRemoval} aria-label="Results">
        {request && (
          <OneRequest
            key={`${request} ${searches}`}
            id={request}
            onBack={window ? () => setSearch({ request: '' }) : undefined}
          />
        )}
        {!request && window && (
          <FoundList
            key={JSON.stringify({ ...window, searches })}
            window={window}
            onOpen={(id) => setSearch({ request: id })}
          />
        )}
        {!request && !window && (
          <Start onLatest={() => setSearch({ ...nothing, at: toLocalText(new Date()), minutes: latestMinutes })} />
        )}
      </section>
    </Stack>
  );
}
