import { PlazaThemeProvider } from '@plaza/ui';
import { closeToast, createAppStore, FreshProof, Provider, Toasts, toast } from '@plaza/web-kit';
import { MemoryRouter } from '@plaza/web-kit/router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';

/**
 * Renders a screen as the shell would, with no toast left over from before.
 * @param given `store`: one of its own unless given; `path`: where the page is opened
 */
export function renderInPlaza(screen: ReactNode, { store = createAppStore(), path = '/' } = {}) {
  closeToast(toast({ title: '' }));
  const page = (content: ReactNode) => (
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider>
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            {content}
            <FreshProof />
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
    /** Goes to another tab and back. */
    leaveAndReturn: () => {
      view.rerender(page(null));
      view.rerender(page(screen));
    },
  };
}
