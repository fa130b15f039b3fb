import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderBookings, serveMarketplace } from '../testing/marketplace';
import { boardFixture } from './testing/board-fixture';

it('has the days and the layout of the board before its code has loaded', async () => {
  serveMarketplace();
  const requests: string[] = [];
  server.use(
    http.get('/api/v1/bookings/dispatch', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('day') ?? '');
      return HttpResponse.json(boardFixture());
    }),
  );
  const path = '/dashboard/bookings?view=dispatch&day=2026-03-14';
  renderBookings({ user: userFixture({ role: 'contractor' }), path });
  expect(screen.getByLabelText('Day')).toHaveValue('2026-03-14');
  expect(screen.getByRole('list', { name: 'Work this week' })).toBeVisible();
  expect(screen.getByText('Loading the dispatch board')).toBeInTheDocument();
  expect(requests).toEqual([]);
  expect(await screen.findByText('Ada')).toBeVisible();
});
