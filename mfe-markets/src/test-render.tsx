import { PlazaThemeProvider } from '@plaza/ui';
import { createAppStore, Provider } from '@plaza/web-kit';
import { MemoryRouter } from '@plaza/web-kit/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a screen as the shell would, with a store of its own unless one is given. */
export function renderInPlaza(screen: ReactNode, store = createAppStore()) {
  const view = render(
    <Provider store={store}>
      <PlazaThemeProvider>
        <MemoryRouter>{screen}</MemoryRouter>
      </PlazaThemeProvider>
    </Provider>,
  );
  return { ...view, store };
}
