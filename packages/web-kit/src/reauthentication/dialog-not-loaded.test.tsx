import { PlazaThemeProvider } from '@plaza/ui';
import { render, screen } from '@testing-library/react';
import { http } from 'msw';
import { Provider } from 'react-redux';
import { send } from '../api/send';
import { saveSession } from '../session/session';
import { createAppStore } from '../store/store';
import { ada, refused, server } from '../testing/server';
import { Toasts } from '../toasts/toasts';
import { Reauthentication } from './reauthentication';

jest.mock('./reauthentication-dialog', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('returns the rejection if the question does not load, and keeps the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  server.use(http.post('/api/v1/deeds', () => refused(403, 'fresh_proof_required', 'Please confirm that it is you.')));
  const store = createAppStore();
  store.dispatch(saveSession(`x.${btoa(JSON.stringify({ sub: ada.id }))}.x`, ada));
  render(
    <Provider store={store}>
      <PlazaThemeProvider>
        <p>The page</p>
        <Reauthentication />
        <Toasts />
      </PlazaThemeProvider>
    </Provider>,
  );
  const answer = await send({ url: '/api/v1/deeds', method: 'POST', body: {} });
  expect(answer).toMatchObject({ error: { status: 403 } });
  expect(await screen.findByText('This did not load. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
  logged.mockRestore();
});
