import { ticketCalls } from '@plaza/contracts/marketplace/tickets';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceParts } from '../parts';
import { changeTicket } from './change-ticket';
import { addTicket, addToTicket, listTickets, ticketWithThread } from './tickets';

export function ticketRoutes(parts: MarketplaceParts): Routes {
  return createRoutes(parts.trust)
    .on(ticketCalls.tickets, ({ caller, query }) => listTickets(caller, query.status))
    .on(ticketCalls.ticket, ({ caller, params }) => ticketWithThread(caller, params.id))
    .on(ticketCalls.addTicket, ({ caller, body }) => addTicket(caller, body, parts))
    .on(ticketCalls.changeTicket, ({ caller, params, body }) => changeTicket(caller, params.id, body, parts))
    .on(ticketCalls.addToTicket, ({ caller, params, body }) => addToTicket(caller, params.id, body.text, parts));
}
