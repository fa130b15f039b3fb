import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openLive, openMessages } from '../testing/messages';
import { serveTickets, ticketFixture } from '../testing/tickets';

const grace = userFixture({ id: crypto.randomUUID(), firstName: 'Grace', lastName: 'Hopper', role: 'admin_low' });
const support = '/dashboard/messages?view=support';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const fakeTimers = () => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });

afterEach(() => jest.useRealTimers());

it('many changes within a second refetch the list at once and once more, and the last one is shown', async () => {
  fakeTimers();
  const paint = ticketFixture('Paint came off');
  const recorded = serveTickets([paint]);
  const tell = await openLive();
  openMessages(support, grace);
  await screen.findByRole('button', { name: /Paint came off Open/ });
  for (let version = 2; version < 8; version++) {
    recorded.tickets = [{ ...paint, version, status: version === 7 ? 'resolved' : 'in_progress' }];
    tell('ticket.changed', { ticketId: paint.id, status: 'in_progress' });
    await pass(50);
  }
  await pass(1000);
  await waitFor(() => expect(recorded.lists).toHaveLength(3));
  expect(await screen.findByRole('button', { name: /Paint came off Resolved/ })).toBeVisible();
  await pass(2000);
  expect(recorded.lists).toHaveLength(3);
});

describe('the tickets of a visit', () => {
  it('are only the first page on the next one, however many pages had been loaded', async () => {
    const updatedAt = '2026-02-01T09:00:00.000Z';
    const recorded = serveTickets(
      Array.from({ length: 201 }, (_, place) => ticketFixture(`Ticket ${place}.`, { updatedAt })),
    );
    const { user } = openMessages(support, grace);
    await user.click(await screen.findByRole('button', { name: 'Show More' }));
    await screen.findByRole('button', { name: /^Ticket 200\./ });
    expect(recorded.lists).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: /Conversations/ }));
    recorded.tickets = recorded.tickets.map((ticket) => ({ ...ticket, title: ticket.title.replace('.', ', later.') }));
    await user.click(screen.getByRole('tab', { name: /Support/ }));
    await screen.findByRole('button', { name: /^Ticket 199, later\./ }); // the refetch is complete
    expect(recorded.lists).toHaveLength(3);
  });

  it('are still shown on a later one if the server does not answer, with a notice', async () => {
    fakeTimers();
    serveTickets([ticketFixture('Paint came off')]);
    const { user } = openMessages(support, grace);
    await screen.findByRole('button', { name: /Paint came off/ });
    await user.click(screen.getByRole('tab', { name: /Conversations/ }));
    await pass(61_000);
    server.use(http.get('/api/v1/tickets', () => HttpResponse.error()));
    await user.click(screen.getByRole('tab', { name: /Support/ }));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Paint came off/ })).toBeVisible();
  });
});
