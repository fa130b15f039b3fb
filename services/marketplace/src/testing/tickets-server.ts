import type { PlazaEvent } from '@plaza/contracts/events';
import type { Ticket, TicketEntry, TicketStatus, TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { TicketModel } from '../tickets/ticket.model';
import { startConversations } from './conversations-server';

export const ticketsPath = '/api/v1/tickets';
export const ticketInput = { title: 'No hot water', description: 'Since <b>Monday</b>' };

/** Marketplace without tickets, with Ann, who asks for help, and an administrator. */
export async function startTickets() {
  const plaza = await startConversations();
  await TicketModel.deleteMany({});
  const ann = plaza.join('Ann');
  const admin = plaza.join('Ada Admin', { role: 'admin_low', isAdmin: true });

  const ask = async (other: object = {}) =>
    (await ann.client.post<Ticket>(ticketsPath, { ...ticketInput, ...other })).body;
  const change = (by: typeof ann, id: string, changes: object) =>
    by.client.patch<Ticket>(`${ticketsPath}/${id}`, changes);

  return {
    ...plaza,
    ann,
    admin,
    ask,
    change,
    say: (by: typeof ann, id: string, text: unknown) =>
      by.client.post<TicketEntry>(`${ticketsPath}/${id}/thread`, { text }),
    threadOf: async (by: typeof ann, id: string) =>
      (await by.client.get<TicketWithThread>(`${ticketsPath}/${id}`)).body.thread,
    /** A ticket that an administrator brought as far as that. */
    async ticketIn(status: TicketStatus): Promise<Ticket> {
      const ticket = await ask();
      return status === 'open' ? ticket : (await change(admin, ticket.id, { status })).body;
    },
    /** The published events of a ticket. */
    eventsOf: (id: string) =>
      plaza.marketplace.events.filter(isChange).filter(({ payload }) => payload.ticketId === id),
  };
}

export type TicketsServer = Awaited<ReturnType<typeof startTickets>>;

const isChange = (event: PlazaEvent): event is PlazaEvent<'ticket.changed'> => event.type === 'ticket.changed';
