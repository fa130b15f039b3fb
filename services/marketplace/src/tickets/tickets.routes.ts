import { ticketCalls } from '@plaza/contracts/marketplace/tickets';
import { idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addTicket } from './add-ticket';
import { addToTicket } from './add-to-ticket';
import { changeTicket } from './change-ticket';
import { listTickets, ticketWithThread } from './tickets';

export function ticketRoutes(dependencies: MarketplaceDependencies): Routes {
  return createRoutes(dependencies.trust)
    .on(ticketCalls.tickets, ({ caller, query }) => listTickets(caller, query))
    .on(ticketCalls.ticket, ({ caller, params }) => ticketWithThread(caller, params.id))
    .on(ticketCalls.addTicket, ({ caller, body, ctx }) => addTicket(caller, body, idempotencyKeyOf(ctx), dependencies))
    .on(ticketCalls.changeTicket, (received) => changeTicket(received, received.params.id, received.body, dependencies))
    .on(ticketCalls.addToTicket, (received) =>
      addToTicket(received, received.params.id, received.body.text, idempotencyKeyOf(received.ctx), dependencies),
    );
}
