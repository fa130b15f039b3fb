import { PlazaThemeProvider } from '@plaza/ui';
import { type AppStore, closeToast, createAppStore, Provider, Reauthentication, Toasts, toast } from '@plaza/web-kit';
import { MemoryRouter } from '@plaza/web-kit/router';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';

export interface RenderedScreen extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  /** Unmounts the screen by going to another tab, and returns. */
  readonly leaveAndReturn: () => void;
}

/**
 * Renders a screen as the shell would, without toasts of earlier tests.
 * @param given `store`: by default a new one; `path`: the URL at which the page is opened
 */
export function renderInPlaza(
  screen: ReactNode,
  { store = createAppStore(), path = '/' }: { readonly store?: AppStore; readonly path?: string } = {},
): RenderedScreen {
  closeToast(toast({ title: '' }));
  const page = (content: ReactNode) => (
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider>
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            {content}
            <Reauthentication />
            <Toasts />
          </MemoryRouter>
        </PlazaThemeProvider>
      </Provider>
    </StrictMode>
  );
  const view = render(page(screen));
  return {
    ...view,
    store,
    user: userEvent.setup({ delay: null }),
    leaveAndReturn: () => {
      view.rerender(page(null));
      view.rerender(page(screen));
    },
  };
}
