import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { actAsAda, grace } from './testing/acting';
import { ada, meetPlatform, server } from './testing/platform';
import { place, renderAt } from './testing/render';

it('names the impersonated user on every page, and stopping returns to the administrator', async () => {
  const { store } = await actAsAda();
  expect(await screen.findByText(/You act as/)).toHaveTextContent(
    /You act as Ada Byron \(ada@example\.com\) until .+\. What you do is recorded\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard/admin'));
});

it('stays when the server does not answer, with a message, and can be retried', async () => {
  const { store } = await actAsAda();
  server.use(http.post('/api/v1/auth/refresh', () => new HttpResponse(null, { status: 503 }), { once: true }));
  const logged = jest.spyOn(console, 'error').mockImplementation();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('You still act as Ada Byron')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  expect(place()).toBe('/dashboard/markets');
  expect(screen.getByText(/You act as/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
});

it('stops automatically when the time is over', async () => {
  const { store } = await actAsAda(new Date(Date.now() + 50).toISOString());
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
});

it('reserves its height at the end of the page, and frees it afterwards', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(126);
  await actAsAda();
  const room = () => document.documentElement.style.getPropertyValue('--banner-inset');
  await screen.findByText(/You act as/);
  expect(room()).toBe('126px');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(room()).toBe(''));
  height.mockRestore();
});

it('is not shown to anybody else', async () => {
  meetPlatform(ada);
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
});
