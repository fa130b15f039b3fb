import { Button, Empty, PageHeader, SearchIcon, Stack } from '@plaza/ui';
import { FoundList } from './found-list';
import { OneRequest } from './one-request';
import { nothing, toLocalText, toWindow, useRequestSearch } from './request-search';
import { SearchForm } from './search-form';

const latestMinutes = '15';

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
        subtitle="Follow one request through every process, with its spans and log lines."
      />
      <SearchForm key={Object.values(search).join(' ')} search={search} onSearch={setSearch} />
      {request && <OneRequest id={request} onBack={window ? () => setSearch({ request: '' }) : undefined} />}
      {!request && window && (
        <FoundList key={JSON.stringify(window)} window={window} onOpen={(id) => setSearch({ request: id })} />
      )}
      {!request && !window && (
        <Start onLatest={() => setSearch({ ...nothing, at: toLocalText(new Date()), minutes: latestMinutes })} />
      )}
    </Stack>
  );
}

/** What can be found here, and the latest of it. */
const Start = ({ onLatest }: { onLatest: () => void }) => (
  <Empty
    framed
    icon={<SearchIcon size={20} />}
    title="No search yet"
    text="Each process keeps its last 300 requests that failed, were slow, were sampled or were traced on request. The audit log has the request ID of each change."
    action={<Button onClick={onLatest}>Show the last 15 minutes</Button>}
  />
);
