import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { act, screen, waitFor } from '@testing-library/react';
import { openLive, openMessages } from '../testing/messages';
import { serveTickets, ticketFixture } from '../testing/tickets';

const grace = userFixture({ id: crypto.randomUUID(), firstName: 'Grace', lastName: 'Hopper', role: 'admin_low' });
const support = '/dashboard/messages?view=support';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('many changes within a second refetch the list at once and once more, and the last one is shown', async () => {
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

describe('the pages of a visit', () => {
  it('are forgotten a minute after it, so that the next one requests only the first page', async () => {
    const updatedAt = '2026-02-01T09:00:00.000Z';
    const recorded = serveTickets(
      Array.from({ length: 201 }, (_, place) => ticketFixture(`Ticket ${place}.`, { updatedAt })),
    );
    const { user } = openMessages(support, grace);
    await user.click(await screen.findByRole('button', { name: 'Show More' }));
    await screen.findByRole('button', { name: /^Ticket 200\./ });
    expect(recorded.lists).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: /Conversations/ }));
    await pass(61_000);
    await user.click(screen.getByRole('tab', { name: /Support/ }));
    await screen.findByRole('button', { name: /^Ticket 199\./ });
    await pass(1000);
    expect(recorded.lists).toHaveLength(3);
  });
});
