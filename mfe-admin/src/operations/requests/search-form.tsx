import { limits } from '@plaza/contracts/limits';
import { Button, Field, SearchIcon, Select, TextInput } from '@plaza/ui';
import type { FormEvent } from 'react';
import { defaultMinutes, nothing, type RequestSearch, toLocalText } from './request-search';
import { Both, ById, ByTime } from './search-form-layout';
import { useFollowing } from './use-following';

interface SearchFormProps {
  readonly search: RequestSearch;
  readonly onSearch: (search: RequestSearch) => void;
}

const windows = ['1', '5', '15', '60'];
const windowOptions = windows.map((minutes) => ({ value: minutes, label: `± ${minutes} min` }));

/** Two ways to search: by an id that a user was shown, or around the time that they reported. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [id, setId] = useFollowing(search.request);
  const [at, setAt] = useFollowing(search.at, () => toLocalText(new Date()));
  const [minutes, setMinutes] = useFollowing(search.minutes, () => defaultMinutes);
  const [path, setPath] = useFollowing(search.path);

  function handleId(event: FormEvent) {
    event.preventDefault();
    onSearch({ ...nothing, request: id.trim() });
  }

  function handleTime(event: FormEvent) {
    event.preventDefault();
    onSearch({ request: '', at, minutes: minutes === defaultMinutes ? '' : minutes, path: path.trim() });
  }

  return (
    <Both>
      <ById role="search" aria-label="Request by id" onSubmit={handleId}>
        <Field label="Request or trace ID">
          <TextInput
            required
            maxLength={64}
            pattern="\s*[A-Za-z0-9\-]+\s*"
            value={id}
            onChange={(e) => setId(e.target.value)}
          />
        </Field>
        <Button type="submit" icon={<SearchIcon />}>
          Find
        </Button>
      </ById>
      <ByTime role="search" aria-label="Requests by time" onSubmit={handleTime}>
        <Field label="Around">
          <TextInput type="datetime-local" required value={at} onChange={(e) => setAt(e.target.value)} />
        </Field>
        <Field label="Window">
          <Select value={minutes} onValueChange={setMinutes} options={windowOptions} />
        </Field>
        <Field label="Path starts with">
          <TextInput
            maxLength={limits.shortText}
            placeholder="/api/v1/"
            value={path}
            onChange={(e) => setPath(e.target.value)}
          />
        </Field>
        <Button type="submit" icon={<SearchIcon />}>
          Search
        </Button>
      </ByTime>
    </Both>
  );
}
