import { limits } from '@plaza/contracts/limits';
import type { Service } from '@plaza/contracts/marketplace/catalog';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { AgendaBooking } from '../bookings/appointments/agenda/agenda-booking';
import { BookingCard } from '../bookings/list/booking-card';
import { bookingFixture } from '../bookings/testing/booking-fixture';
import { ServiceTable } from '../contractors/service-catalog/service-table';
import { ticketFixture } from '../messages/testing/tickets';
import { TicketList } from '../messages/tickets/list/ticket-list';

const title = 'Renovate '.repeat(100).slice(0, limits.shortText).trim();
const booking = bookingFixture({ title });
const ticket = ticketFixture(title);
const service: Service = {
  id: 'service',
  contractorId: null,
  categoryId: 'none',
  title,
  description: '',
  basePrice: '80.00',
  currency: 'CAD',
  estimatedDuration: 1,
  isActive: true,
  createdAt: '2026-03-01T00:00:00.000Z',
};
const doNothing = () => undefined;

it.each([
  ['booking', <BookingCard key="" booking={booking} onOpen={doNothing} />],
  ['booking of the agenda', <AgendaBooking key="" booking={booking} timeZone="UTC" onOpen={doNothing} />],
  [
    'ticket',
    <TicketList key="" tickets={[ticket]} isFiltered={false} isForAll={false} chosenId="" onChoose={doNothing} />,
  ],
  ['service', <ServiceTable key="" services={[service]} categories={[]} />],
])('the long title of a %s takes few lines, and is announced and shown in full', (_what, list) => {
  renderInPlaza(list);
  const shown = screen.getByTitle(title);
  expect(shown).toHaveTextContent(title);
  expect(Number(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp'))).toBeLessThanOrEqual(3);
});

it('a short title has no tooltip that repeats it', () => {
  renderInPlaza(<BookingCard booking={bookingFixture()} onOpen={doNothing} />);
  expect(screen.getByText('Fix the sink')).not.toHaveAttribute('title');
});
