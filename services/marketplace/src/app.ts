import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { bookingRoutes } from './bookings/bookings.routes';
import { catalogRoutes } from './catalog/catalog.routes';
import { contractorRoutes } from './contractors/contractors.routes';
import { conversationRoutes } from './conversations/conversations.routes';
import { databaseAnswers } from './database';
import type { MarketplaceDependencies } from './dependencies';
import { dispatchRoutes } from './dispatch/dispatch.routes';
import { locationRoutes } from './locations/locations.routes';
import { reviewRoutes } from './reviews/reviews.routes';
import { slotRoutes } from './slots/slots.routes';
import { ticketRoutes } from './tickets/tickets.routes';

/** Routes with fixed paths come before those with an id in the same position. */
const routes = [
  catalogRoutes,
  slotRoutes,
  contractorRoutes,
  dispatchRoutes,
  bookingRoutes,
  reviewRoutes,
  conversationRoutes,
  ticketRoutes,
  locationRoutes,
];

export function createApp(dependencies: MarketplaceDependencies): Koa {
  return createService({
    name: 'marketplace',
    log: dependencies.log,
    calls: marketplaceCalls,
    routes: routes.map((make) => make(dependencies)),
    checks: { database: databaseAnswers },
    ...(dependencies.metrics ? { metrics: dependencies.metrics } : {}),
  });
}
