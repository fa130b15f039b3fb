import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { createLimiter } from '@plaza/service-kit/limiter';
import { consume } from '@plaza/service-kit/outbox/consume';
import { consumeDeletions } from '@plaza/service-kit/outbox/consume-deletions';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { createUserChanges } from './apply-user-changes';
import { startExpiryJob } from './bookings/background/expiry-job';
import { bookingsCollection } from './bookings/records/booking.model';
import { categoriesCollection } from './catalog/category.model';
import { servicesCollection } from './catalog/service.model';
import { Config } from './config';
import { contractorProfilesCollection } from './contractors/records/contractor-profile.model';
import { publishPresence } from './conversations/publish-presence';
import { messagesCollection } from './conversations/records/message.model';
import { database } from './database';
import { runRequiredMigrations, startBackgroundMigrations } from './migrations/migrations';
import { gatewayPresence } from './presence/gateway-presence';
import { createUserRemovals } from './remove-user-data';
import { sharding } from './sharding';
import { ticketsCollection } from './tickets/ticket.model';
import { identityClient } from './users/identity-client';

/** The collections with an outbox. */
const outboxCollections: readonly string[] = [
  bookingsCollection,
  categoriesCollection,
  contractorProfilesCollection,
  messagesCollection,
  servicesCollection,
  ticketsCollection,
];

async function create(context: ServiceContext<Config>): Promise<ServiceProgram> {
  const { config, bus, redis, log } = context;
  await runRequiredMigrations();
  const users = identityClient(config.IDENTITY_URL, context);
  const presence = gatewayPresence(bus, log, (changes) => publishPresence(bus, changes));
  const relay = startOutboxRelay(database, outboxCollections, bus, log);
  const messageLimiter = createLimiter({ name: 'messages', points: config.MESSAGES_PER_MINUTE, seconds: 60 }, redis);
  const conversationLimiter = createLimiter({ name: 'conversations', points: 60, seconds: 3600 }, redis);
  const ticketLimiter = createLimiter({ name: 'tickets', points: 100, seconds: 3600 }, redis);
  const dependencies = { ...context, users, presence, relay, messageLimiter, conversationLimiter, ticketLimiter };
  const removals = createUserRemovals(dependencies, log);
  const changes = createUserChanges(dependencies, log);
  const stopConsuming = [
    consumeDeletions(context, database, 'marketplace', removals.remove),
    consume(bus, database, 'marketplace', 'user.changed', ({ userId }) => changes.apply(userId)),
  ];
  const stopMigrating = startBackgroundMigrations(log);
  const stopExpiryJob = startExpiryJob(config.BOOKING_EXPIRY_MS, dependencies);
  return {
    handler: createApp(dependencies).callback(),
    provides: { calls: marketplaceCalls },
    async stop() {
      for (const stop of stopConsuming) stop();
      await stopMigrating();
      await removals.stop();
      await changes.stop();
      await stopExpiryJob();
      presence.stop();
      users.stop();
      await relay.stop();
    },
  };
}

export const service: ServiceDefinition<Config> = {
  name: 'marketplace',
  port: 4104,
  config: Config,
  database,
  sharding,
  create,
};
