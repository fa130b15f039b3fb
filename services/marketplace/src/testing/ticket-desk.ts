import type { PlazaEvent } from '@plaza/contracts/events';
import type { Ticket, TicketEntry, TicketStatus, TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { TicketModel } from '../tickets/ticket.model';
import { type ConversationsServer, startConversations } from './conversations-server';

type TestUser = ReturnType<ConversationsServer['join']>;

export const path = '/api/v1/tickets';
export const input = { title: 'No hot water', description: 'Since <b>Monday</b>' };

/**
 * Starts a marketplace with Ann, who asks for help, and an administrator: new users for each test of a file, without
 * tickets.
 */
export function openTicketDesk() {
  const desk = {} as { plaza: ConversationsServer; ann: TestUser; admin: TestUser };
  beforeAll(async () => {
    desk.plaza = await startConversations();
  });
  afterAll(() => desk.plaza.stop());
  beforeEach(async () => {
    await TicketModel.deleteMany({});
    desk.ann = desk.plaza.join('Ann');
    desk.admin = desk.plaza.join('Ada Admin', { role: 'admin_low', isAdmin: true });
  });
  return Object.assign(desk, requestsOf(desk));
}

function requestsOf(desk: { plaza: ConversationsServer; ann: TestUser; admin: TestUser }) {
  const ask = async (other: object = {}) => (await desk.ann.client.post<Ticket>(path, { ...input, ...other })).body;
  const change = (by: TestUser, id: string, changes: object) => by.client.patch<Ticket>(`${path}/${id}`, changes);
  return {
    ask,
    change,
    say: (by: TestUser, id: string, text: unknown) => by.client.post<TicketEntry>(`${path}/${id}/thread`, { text }),
    threadOf: async (by: TestUser, id: string) => (await by.client.get<TicketWithThread>(`${path}/${id}`)).body.thread,
    /** A ticket that an administrator moved to this status. */
    async ticketIn(status: TicketStatus): Promise<Ticket> {
      const ticket = await ask();
      return status === 'open' ? ticket : (await change(desk.admin, ticket.id, { status })).body;
    },
    /** The published events about a ticket. */
    eventsOf: (ticketId: string) =>
      desk.plaza.marketplace.events.filter(isChange).filter(({ payload }) => payload.ticketId === ticketId),
  };
}

const isChange = (event: PlazaEvent): event is PlazaEvent<'ticket.changed'> => event.type === 'ticket.changed';
