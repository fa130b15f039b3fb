import { beginImpersonation } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, server } from './testing/platform';
import { place, renderAt } from './testing/render';

const grace = { ...ada, id: '9b0d8f5e-6a57-4a6e-8f0a-3f3f4f3a1c02', firstName: 'Grace', role: 'admin_high' as const };

/** Grace, who acts as Ada until then. */
async function actAsAda(expiresAt: string) {
  meetPlatform(grace);
  server.use(
    http.post('/api/v1/auth/impersonation/end', () => HttpResponse.json({ success: true, message: 'Ended.' })),
    http.post('/api/v1/auth/refresh', () =>
      HttpResponse.json({ success: true, data: { accessToken: 'graces', user: grace }, token: 'graces', user: grace }),
    ),
  );
  const store = await renderAt('/dashboard/markets');
  const answer = { success: true as const, data: { accessToken: 'as-ada', user: ada, expiresAt } };
  await act(async () => store.dispatch(beginImpersonation(answer)));
  return store;
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('says as whom one acts, on every page, and stopping brings oneself back', async () => {
  const store = await actAsAda(inAnHour());
  expect(await screen.findByText(/You act as/)).toHaveTextContent(
    /You act as Ada Byron \(ada@example\.com\) until .+\. What you do is recorded\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard/admin'));
});

it('stays where one is when Plaza does not answer, says so, and can be tried again', async () => {
  const store = await actAsAda(inAnHour());
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

it('stops by itself when the time is over', async () => {
  const store = await actAsAda(new Date(Date.now() + 50).toISOString());
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
});

it('is not there for anybody else', async () => {
  meetPlatform(ada);
  await renderAt('/dashboard/markets');
  await screen.findByText('Markets of 1.0.0');
  expect(screen.queryByText(/You act as/)).not.toBeInTheDocument();
});
