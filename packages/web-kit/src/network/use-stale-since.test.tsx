import { PlazaThemeProvider } from '@plaza/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { api } from '../api/api';
import { clearStale } from '../api/stale-queries';
import { createAppStore } from '../store/store';
import { server } from '../testing/server';
import { useStaleSince } from './use-stale-since';

const { useKeptTeaQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ keptTea: build.query<string, string>({ query: (kind) => `/api/v1/teas/${kind}` }) }),
});

function Tea({ kind }: { kind: string }) {
  const { data, refetch } = useKeptTeaQuery(kind);
  return (
    <button type="button" onClick={refetch}>
      {data ?? `no ${kind} tea`}
    </button>
  );
}

function Notice() {
  const since = useStaleSince();
  return <p>{since === undefined ? 'all is of now' : `${Math.round((Date.now() - since) / 60_000)} minutes old`}</p>;
}

/** One tab is open at a time, as in the dashboard. */
function Tabs() {
  const [open, setOpen] = useState('green');
  return (
    <>
      <Notice />
      <button type="button" onClick={() => setOpen('black')}>
        Open the other tab
      </button>
      <Tea key={open} kind={open} />
    </>
  );
}

afterEach(clearStale);

it('is the age of the shown data, and not of data that an earlier tab fetched', async () => {
  const ages: Record<string, string | undefined> = { green: '540', black: '120' };
  server.use(
    http.get('/api/v1/teas/:kind', ({ params: { kind } }) => {
      const age = ages[String(kind)];
      return HttpResponse.json(`${kind} tea`, age ? { headers: { 'x-plaza-stale': '1', age } } : {});
    }),
  );
  render(
    <PlazaThemeProvider>
      <Provider store={createAppStore()}>
        <Tabs />
      </Provider>
    </PlazaThemeProvider>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('9 minutes old')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the other tab' }));
  expect(await screen.findByRole('button', { name: 'black tea' })).toBeVisible();
  expect(await screen.findByText('2 minutes old')).toBeVisible();
  ages.black = undefined;
  await user.click(screen.getByRole('button', { name: 'black tea' }));
  await waitFor(() => expect(screen.getByText('all is of now')).toBeVisible());
});
