import { PageHeader, Stack } from '@plaza/ui';
import { FoundList } from './found-list';
import { OneRequest } from './one-request';
import { toWindow, useRequestSearch } from './request-search';
import { SearchForm } from './search-form';

/** What became of a request, in every process that had a part in it. */
export function FindRequest() {
  const [search, setSearch] = useRequestSearch();
  const { request } = search;
  const window = toWindow(search);
  return (
    <Stack>
      <PageHeader
        level={2}
        title="Find a Request"
        subtitle="Requests that failed, took long, were asked for, or drawn by lot: each process keeps its last 300."
      />
      <SearchForm key={Object.values(search).join(' ')} search={search} onSearch={setSearch} />
      {request && <OneRequest id={request} onBack={window ? () => setSearch({ request: '' }) : undefined} />}
      {!request && window && (
        <FoundList key={JSON.stringify(window)} window={window} onOpen={(id) => setSearch({ request: id })} />
      )}
    </Stack>
  );
}
