import { PlazaThemeProvider } from '@plaza/ui';
import {
  createAppStore,
  followNetwork,
  followStoredSession,
  log,
  Provider,
  startSession,
  Toasts,
} from '@plaza/web-kit';
import { BrowserRouter } from '@plaza/web-kit/router';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { pageNonce } from './nonce';
import { outcomes, startOutcomes } from './remotes/outcomes/outcomes';
import { readyToReplace, removePrerendered } from './replace-prerendered';
import { prepareOpening } from './start/prepare-opening';

const nonce = pageNonce();
if (nonce) __webpack_nonce__ = nonce;

const store = createAppStore();
void store.dispatch(startSession());
store.dispatch(followStoredSession());
store.dispatch(followNetwork());

startOutcomes(store);

/** Removes the prerendered page; the styles of the rendered one are loaded by then. */
function Awake() {
  useLayoutEffect(removePrerendered, []);
  return null;
}

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
// Navigation does not use a transition: signing out must leave a guarded page before the session ends; otherwise the
// guard would redirect.
const root = createRoot(place, {
  onCaughtError(error, { componentStack }) {
    log.error('a part of the page crashed', error);
    if (componentStack) log.info(componentStack);
    outcomes.attribute(error, 'crashed');
  },
});
void Promise.all([readyToReplace(), prepareOpening(store)]).then(() =>
  root.render(
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider nonce={nonce}>
          <BrowserRouter useTransitions={false}>
            <App />
          </BrowserRouter>
          <Toasts />
          <Awake />
        </PlazaThemeProvider>
      </Provider>
    </StrictMode>,
  ),
);
