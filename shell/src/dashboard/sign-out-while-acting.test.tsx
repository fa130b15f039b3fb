import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { actAsAda, grace } from '../testing/acting';
import { server } from '../testing/platform';
import { place } from '../testing/render';

const ways: readonly [string, () => Promise<void>][] = [
  ['the header', async () => userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))],
  [
    'the menu of the avatar',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Account of Ada Byron' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    },
  ],
  [
    'the palette',
    async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search Plaza' }), 'sign out{Enter}');
    },
  ],
];

it.each(ways)('by %s stays on the page until the impersonation has ended', async (_way, signOut) => {
  const { store } = await actAsAda();
  await screen.findByRole('tab', { name: 'Bookings' });
  const asked = jest.fn();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post('/api/v1/auth/refresh', async () => {
      asked();
      await answered; // the handler before it goes on
    }),
  );
  await signOut();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(place()).toBe('/dashboard/markets');
  await act(async () => answer());
  await waitFor(() => expect(store.getState().session.user).toEqual(grace));
  await waitFor(() => expect(place()).toBe('/dashboard/admin'));
});

it.each(ways)('by %s stays when the server does not answer, with a message', async (_way, signOut) => {
  await actAsAda();
  await screen.findByRole('tab', { name: 'Bookings' });
  server.use(http.post('/api/v1/auth/refresh', () => new Response(null, { status: 503 })));
  const logged = jest.spyOn(console, 'error').mockImplementation();
  await signOut();
  expect(await screen.findByText('You still act as Ada Byron')).toBeInTheDocument();
  logged.mockRestore();
  expect(place()).toBe('/dashboard/markets');
});
