import { PlazaThemeProvider } from '@plaza/ui';
import { createAppStore, followNetwork, followOtherWindows, log, Provider, startSession, Toasts } from '@plaza/web-kit';
import { BrowserRouter } from '@plaza/web-kit/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { pageNonce } from './nonce';
import { outcomes, startOutcomes } from './remotes/outcomes/outcomes';

const nonce = pageNonce();
if (nonce) __webpack_nonce__ = nonce;

const store = createAppStore();
void store.dispatch(startSession());
store.dispatch(followOtherWindows());
store.dispatch(followNetwork());

startOutcomes(store);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Navigation is no transition: signing out leaves a guarded page before the session ends, or its guard would lead on.
createRoot(root, {
  onCaughtError(error, { componentStack }) {
    log.error('a part of the page crashed', error);
    if (componentStack) log.info(componentStack);
    outcomes.attribute(error, 'crashed');
  },
}).render(
  <StrictMode>
    <Provider store={store}>
      <PlazaThemeProvider nonce={nonce}>
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
        <Toasts />
      </PlazaThemeProvider>
    </Provider>
  </StrictMode>,
);
