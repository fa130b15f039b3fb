import { PlazaThemeProvider } from '@plaza/ui';
import { closeToast, createAppStore, followNetwork, Provider, startSession, Toasts, toast } from '@plaza/web-kit';
import { MemoryRouter, useLocation, useNavigate } from '@plaza/web-kit/router';
import { act, configure, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { App } from '../app';
import { createRemoteLoader, RemoteLoaderContext } from '../remotes/remote-loader';
import { loadHere } from './remotes';

configure({
  asyncUtilTimeout: 5000, // a busy machine may take its time
  // A remote is waited for with `use`, which never ends inside a synchronous act(): events happen as in a browser.
  eventWrapper: (happen) => happen(),
});

// Toasts belong to the page, which here is the whole file: what one test said must not show in the next.
afterEach(() => act(() => closeToast(toast({ title: '' }))));

let unfollow: (() => void) | undefined;
afterEach(() => unfollow?.());

/** Opens the product at a path, with the session that is stored, as main.tsx does. */
export async function renderAt(path: string) {
  const store = createAppStore();
  const loader = createRemoteLoader(loadHere);
  void store.dispatch(startSession());
  unfollow = store.dispatch(followNetwork());
  await act(async () => {
    render(
      <StrictMode>
        <Provider store={store}>
          <PlazaThemeProvider>
            <RemoteLoaderContext value={loader}>
              <MemoryRouter initialEntries={[path]} useTransitions={false}>
                <App />
                <Place />
              </MemoryRouter>
            </RemoteLoaderContext>
            <Toasts />
          </PlazaThemeProvider>
        </Provider>
      </StrictMode>,
    );
  });
  return store;
}

let navigate: ReturnType<typeof useNavigate> | undefined;

function Place() {
  const here = useNavigate();
  useEffect(() => {
    navigate = here;
  }, [here]);
  const { pathname, search } = useLocation();
  return (
    <p data-testid="place" data-search={search}>
      {pathname}
    </p>
  );
}

/** The path that is open. */
export const place = () => screen.getByTestId('place').textContent;

/** The query of the address that is open. */
export const query = () => screen.getByTestId('place').dataset.search;

/** Goes to another path, as by a link. */
export const go = (path: string) => act(async () => navigate?.(path));

/** Goes one step back in the history. */
export const goBack = () => act(async () => navigate?.(-1));
