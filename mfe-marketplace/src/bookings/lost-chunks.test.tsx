import { screen } from '@testing-library/react';
import { renderBookings, serveMarketplace } from './testing/marketplace';

/** Whether the chunk of the dialog loads. */
const mockLine = { isUp: false };
jest.mock('./request/new-booking-dialog', () => {
  if (mockLine.isUp) return jest.requireActual('./request/new-booking-dialog');
  throw new Error('Loading chunk 7 failed.');
});

it('without its chunk, the form of a booking is not opened and the tab keeps its search, until the chunk loads', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  serveMarketplace();
  const { user } = renderBookings();
  const search = screen.getByRole('searchbox', { name: 'Search bookings' });
  await user.type(search, 'roof');
  await user.click(screen.getByRole('button', { name: 'New Booking' }));
  expect(await screen.findByText('This did not load. Please try again.')).toBeInTheDocument();
  expect(search).toHaveValue('roof');
  mockLine.isUp = true;
  await user.click(screen.getByRole('button', { name: 'New Booking' }));
  expect(await screen.findByRole('dialog', { name: 'New Booking' })).toBeInTheDocument();
  logged.mockRestore();
});
