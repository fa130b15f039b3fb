import type { User } from '@plaza/contracts/identity/session';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard as Board } from '@plaza/contracts/marketplace/dispatch';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { browserTimeZone, currentDay } from '@plaza/ui/time';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { withBooking } from '../board/board-bookings';
import DispatchBoard from '../dispatch-board';
import { ada, boardBookingFixture, boardFixture } from './board-fixture';

export const path = '/api/v1/bookings/dispatch';

/** Today in the browser's time zone. */
export const today = currentDay(browserTimeZone());
const noon = new Date(`${today}T12:00:00`).getTime();
/** An instant `hours` after today's noon. */
export const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();

export const paint = boardBookingFixture('Paint hall', at(-1), at(1), { employee: null, actions: ['assign'] });
export const sink = boardBookingFixture('Fix sink', at(0), at(2), {
  contractor: { id: 'cy', name: 'Cy', phone: '', email: '', company: 'Cy Co' },
  employee: { id: 'cy', name: 'Cy' },
});
/** The same of a contractor whose account is disabled. */
export const sinkOfEve: Booking = {
  ...sink,
  contractor: { id: 'eve', name: 'Eve', phone: '', email: '', company: 'Eve Co' },
  employee: null,
};
export const dee = { ...ada, id: 'dee', name: 'Dee', contractorId: 'dee', company: 'Dee Co' };
export const asAdmin = { role: 'admin_high', isAdmin: true } as const;

/** Answers as the marketplace would. @returns the requested days and the sent assignments */
export function serveBoard(overrides: Partial<Board>) {
  let board = boardFixture({ day: today, from: at(-12), until: at(12), ...overrides });
  const recorded = { requests: [] as string[], sent: [] as { id: unknown; body: unknown }[] };
  server.use(
    http.get(path, ({ request }) => {
      recorded.requests.push(new URL(request.url).searchParams.get('day') ?? '');
      return HttpResponse.json(board);
    }),
    http.patch('/api/v1/bookings/:id/assign', async ({ params, request }) => {
      const body = (await request.json()) as { employeeId: string | null };
      recorded.sent.push({ id: params.id, body });
      const booking = [...board.jobs, ...board.unassigned].find(({ id }) => id === params.id) ?? paint;
      const user = board.people.find(({ id }) => id === body.employeeId);
      const employee = user ? { id: user.id, name: user.name } : null;
      const saved = { ...booking, version: booking.version + 1, employee };
      board = withBooking(board, saved, false);
      return HttpResponse.json(saved);
    }),
  );
  return recorded;
}

const Address = () => <p>{useLocation().search}</p>;

/** Renders the board of wide screens, with the query string of its URL below it. */
export async function openBoard(overrides: Partial<User> = {}) {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(overrides)));
  const board = (
    <>
      <DispatchBoard />
      <Address />
    </>
  );
  const view = renderInPlaza(board, { store, path: '/dashboard/bookings?view=dispatch' });
  await screen.findByRole('group', { name: 'People and their day' });
  return view;
}

export const row = (name: string) => screen.getByRole('group', { name });
export const unassigned = () => screen.getByRole('region', { name: /^Unassigned/ });
export const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
export const bookingsIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
