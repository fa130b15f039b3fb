import { marketplaceCalls } from '@plaza/contracts/marketplace';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { bookingRoutes } from './bookings/bookings.routes';
import { catalogueRoutes } from './catalogue/catalogue.routes';
import { contractorRoutes } from './contractors/contractors.routes';
import { conversationRoutes } from './conversations/conversations.routes';
import { databaseAnswers } from './database';
import { dispatchRoutes } from './dispatch/dispatch.routes';
import type { MarketplaceParts } from './parts';
import { placeRoutes } from './places/places.routes';
import { reviewRoutes } from './reviews/reviews.routes';
import { slotRoutes } from './slots/slots.routes';
import { ticketRoutes } from './tickets/tickets.routes';

/** What stands at a fixed path comes before what takes any id there. */
const routes = [
  ...[catalogueRoutes, slotRoutes, contractorRoutes, dispatchRoutes, bookingRoutes, reviewRoutes],
  ...[conversationRoutes, ticketRoutes, placeRoutes],
];

export function createApp(parts: MarketplaceParts): Koa {
  return createService({
    name: 'marketplace',
    log: parts.log,
    calls: marketplaceCalls,
    routes: routes.map((make) => make(parts)),
    checks: { database: databaseAnswers },
    ...(parts.metrics ? { metrics: parts.metrics } : {}),
  });
}
