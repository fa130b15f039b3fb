import { PlazaThemeProvider } from '@plaza/ui';
import { closeToast, createAppStore, followNetwork, Provider, startSession, Toasts, toast } from '@plaza/web-kit';
import { MemoryRouter, useLocation, useNavigate } from '@plaza/web-kit/router';
import { act, configure, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { App } from '../app';
import { createRemoteLoader, RemoteLoaderContext } from '../remotes/loading/remote-loader';
import { loadHere } from './remotes';

configure({
  asyncUtilTimeout: 5000, // for busy machines
  // Remotes are read with `use`, which never resolves inside a synchronous act(), so events run as in a browser.
  eventWrapper: (happen) => happen(),
});

// Toasts are shared by all tests of the file, so those of one test must not appear in the next.
afterEach(() => act(() => closeToast(toast({ title: '' }))));

let unfollow: (() => void) | undefined;
afterEach(() => unfollow?.());

/** Opens the application at a path with the stored session, as main.tsx does. */
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

/** The current path. */
export const place = () => screen.getByTestId('place').textContent;

/** The query string of the current URL. */
export const query = () => screen.getByTestId('place').dataset.search;

/** Navigates to another path, as a link does. */
export const go = (path: string, options?: { state: unknown }) => act(async () => navigate?.(path, options));

/** Goes back one entry in the history. */
export const goBack = () => act(async () => navigate?.(-1));
