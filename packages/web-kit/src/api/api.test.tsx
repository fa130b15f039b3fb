import { PlazaThemeProvider } from '@plaza/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createAppStore } from '../store/store';
import { server } from '../testing/server';
import { api } from './api';

const path = '/api/v1/kettles';
const { useTestKettlesQuery, useTestBoilMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    testKettles: build.query<string, void>({ query: () => path }),
    testBoil: build.mutation<void, void>({ query: () => ({ url: path, method: 'POST' }) }),
  }),
});

function Kettles() {
  const { data, error } = useTestKettlesQuery();
  const [boil, boiled] = useTestBoilMutation();
  return (
    <>
      <p>{data ?? (error ? 'no kettles' : 'looking')}</p>
      <button type="button" onClick={() => boil()}>
        Boil
      </button>
      {boiled.error && <p>cold</p>}
    </>
  );
}

function Kitchen() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Door
      </button>
      {open && <Kettles />}
    </>
  );
}

function openKitchen(status: number) {
  const asked: string[] = [];
  server.use(
    http.all(path, ({ request }) => {
      asked.push(request.method);
      return HttpResponse.json('one kettle', { status });
    }),
  );
  render(
    <Provider store={createAppStore()}>
      <PlazaThemeProvider>
        <Kitchen />
      </PlazaThemeProvider>
    </Provider>,
  );
  return asked;
}

it('fetches once: not again when the window gets the focus, comes online or the screen is revisited', async () => {
  const asked = openKitchen(200);
  await screen.findByText('one kettle');
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Door' }));
  await userEvent.click(screen.getByRole('button', { name: 'Door' }));
  expect(screen.getByText('one kettle')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Boil' })); // whatever had been asked would be here by now
  expect(asked).toEqual(['GET', 'POST']);
});

it('does not retry a failed query or a failed write', async () => {
  const asked = openKitchen(500);
  await screen.findByText('no kettles');
  await userEvent.click(screen.getByRole('button', { name: 'Boil' }));
  await screen.findByText('cold');
  window.dispatchEvent(new Event('focus'));
  await userEvent.click(screen.getByRole('button', { name: 'Boil' }));
  expect(asked).toEqual(['GET', 'POST', 'POST']);
});

it('keeps fetched data as long as the page is open', () => {
  expect(Number.MAX_SAFE_INTEGER).toBeLessThan(retentionSeconds());
});

function retentionSeconds(): number {
  const page = createAppStore();
  return page.getState().api.config.keepUnusedDataFor;
}
