import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type { NewTicket, Ticket, TicketChanges, TicketEntry } from '@plaza/contracts/marketplace/tickets';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';
import { serveTabs } from '../../testing/serve-tabs';

const path = '/api/v1/tickets';

/** A ticket as the API returns it; its other fields are arbitrary. */
export function ticketFixture(title: string, overrides: Partial<Ticket> = {}): Ticket {
  return {
    id: crypto.randomUUID(),
    title,
    description: `${title}: it does not work.`,
    status: 'open',
    priority: 'medium',
    category: 'general',
    bookingId: null,
    userId: crypto.randomUUID(),
    userName: 'Ada Byron',
    assignedToId: null,
    assignedToName: null,
    version: 1,
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}

/** Answers as the marketplace would, and records the requests. */
export function serveTickets(tickets: Ticket[]) {
  const recorded = {
    tickets,
    entries: new Map<string, TicketEntry[]>(),
    added: [] as NewTicket[],
    changes: [] as TicketChanges[],
    lists: [] as string[],
  };
  serveTabs('contractors', 'messages', 'bookings');
  server.use(
    http.get('/api/v1/conversations', () => HttpResponse.json([])),
    http.get(path, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      recorded.lists.push(search);
      const status = searchParams.get('status');
      const found = recorded.tickets.filter((one) => !status || one.status === status);
      const [, last] = searchParams.get('before')?.split('_') ?? [];
      const start = found.findIndex(({ id }) => id === last) + 1;
      return HttpResponse.json(found.slice(start, start + maxListLength));
    }),
    http.get<{ id: string }>(`${path}/:id`, ({ params }) => {
      const found = recorded.tickets.find(({ id }) => id === params.id);
      return HttpResponse.json({ ...found, thread: recorded.entries.get(params.id) ?? [] });
    }),
    http.post<never, NewTicket>(path, async ({ request }) => {
      const body = await request.json();
      recorded.added.push(body);
      const made = ticketFixture(body.title, { description: body.description, bookingId: body.bookingId ?? null });
      recorded.tickets = [made, ...recorded.tickets];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch<{ id: string }, TicketChanges>(`${path}/:id`, async ({ params, request }) => {
      const body = await request.json();
      recorded.changes.push(body);
      const change = (one: Ticket): Ticket => ({ ...one, ...defined(body), version: one.version + 1 });
      recorded.tickets = recorded.tickets.map((one) => (one.id === params.id ? change(one) : one));
      return HttpResponse.json(recorded.tickets.find(({ id }) => id === params.id));
    }),
    http.post<{ id: string }, { text: string }>(`${path}/:id/thread`, async ({ params, request }) => {
      const { text } = await request.json();
      const by = { id: crypto.randomUUID(), name: 'Ada Byron' };
      const entry: TicketEntry = { id: crypto.randomUUID(), by, text, at: new Date().toISOString() };
      recorded.entries.set(params.id, [...(recorded.entries.get(params.id) ?? []), entry]);
      return HttpResponse.json(entry, { status: 201 });
    }),
  );
  return recorded;
}

/** The change without the version, which the server increments. */
function defined({ version: _counted, assignedToId, ...rest }: TicketChanges): Partial<Ticket> {
  const owner = assignedToId === undefined ? {} : { assignedToId, assignedToName: 'Grace Hopper' };
  return { ...rest, ...owner };
}
