import { PlazaThemeProvider } from '@plaza/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { api } from '../api/api';
import { createAppStore } from '../store/store';
import { server } from '../testing/server';
import { useIsOffline } from './network';
import { followNetwork } from './retry-unanswered';

const path = '/api/v1/kettles/:colour';
const { useNetworkKettleQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    networkKettle: build.query<string, string>({ query: (colour) => `/api/v1/kettles/${colour}` }),
  }),
});

function Kettle({ colour }: { colour: string }) {
  const { data, error } = useNetworkKettleQuery(colour);
  return <p>{data ?? (error ? `no ${colour} kettle` : 'looking')}</p>;
}

function Kitchen() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <p>{useIsOffline() ? 'offline' : 'online'}</p>
      <Kettle colour="red" />
      {isOpen && <Kettle colour="blue" />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Put the blue one away
      </button>
    </>
  );
}

/** What each kettle answers from now on; gives which were asked for. */
function answers(answer: (colour: string) => Response) {
  const asked: string[] = [];
  server.use(
    http.get(path, ({ params }) => {
      asked.push(String(params.colour));
      return answer(String(params.colour));
    }),
  );
  return asked;
}

const here = (colour: string) => HttpResponse.json(`a ${colour} kettle`);
const unanswered = () => HttpResponse.error();

let unfollow: (() => void) | undefined;
afterEach(() => unfollow?.());

/** The store is told in its own time of who wants what. */
const isTold = (store: ReturnType<typeof openKitchen>, kettles: number) =>
  waitFor(() => expect(Object.values(store.getState().api.subscriptions).filter(isWanted)).toHaveLength(kettles));
const isWanted = (subscribers: object | undefined) => Object.keys(subscribers ?? {}).length > 0;

function openKitchen() {
  const store = createAppStore();
  unfollow = store.dispatch(followNetwork());
  render(
    <Provider store={store}>
      <PlazaThemeProvider>
        <Kitchen />
      </PlazaThemeProvider>
    </Provider>,
  );
  return store;
}

const comeBack = () => act(async () => window.dispatchEvent(new Event('online')));

it('retries unanswered requests when the network is back, and no others', async () => {
  answers((colour) => (colour === 'red' ? unanswered() : here(colour)));
  const store = openKitchen();
  await screen.findByText('no red kettle');
  await screen.findByText('a blue kettle');
  await isTold(store, 2);
  const asked = answers(here);
  await comeBack();
  expect(await screen.findByText('a red kettle')).toBeInTheDocument();
  expect(asked).toEqual(['red']);
});

it('does not retry rejected requests', async () => {
  answers((colour) => (colour === 'red' ? HttpResponse.json('no', { status: 403 }) : unanswered()));
  const store = openKitchen();
  await screen.findByText('no red kettle');
  await screen.findByText('no blue kettle');
  await isTold(store, 2);
  const asked = answers(here);
  await comeBack();
  expect(await screen.findByText('a blue kettle')).toBeInTheDocument();
  expect(asked).toEqual(['blue']);
});

it('retries once more what is still unanswered, as a network may need a moment', async () => {
  answers(unanswered);
  openKitchen();
  await screen.findByText('no red kettle');
  await comeBack();
  answers(here);
  expect(await screen.findByText('a red kettle')).toBeInTheDocument();
});

it('reports whether there is a network', async () => {
  answers(here);
  openKitchen();
  expect(screen.getByText('online')).toBeInTheDocument();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeInTheDocument();
  onLine.mockRestore();
  await comeBack();
  expect(screen.getByText('online')).toBeInTheDocument();
});

it('does not retry for a screen that was left', async () => {
  answers(unanswered);
  const store = openKitchen();
  await screen.findByText('no blue kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Put the blue one away' }));
  await screen.findByText('no red kettle');
  const asked = answers(here);
  await isTold(store, 1);
  await comeBack();
  await screen.findByText('a red kettle');
  expect(asked).toEqual(['red']);
});
