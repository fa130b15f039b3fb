import { createLimiter } from '@plaza/service-kit/limiter';
import { consume } from '@plaza/service-kit/outbox/consume';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { bookingsCollection } from './bookings/booking.model';
import { startSweep } from './bookings/sweep';
import { Config } from './config';
import { contractorProfilesCollection } from './contractors/contractor-profile.model';
import { bringProfilesUp } from './contractors/older-profiles';
import { messagesCollection } from './conversations/message.model';
import { database } from './database';
import { followPerson } from './follow-person';
import { peopleOfIdentity } from './people/people-of-identity';
import { presenceAtGateways } from './presence/presence-at-gateways';
import { tellPartners } from './presence/tell-partners';
import { createRemovals } from './remove-person';
import { ticketsCollection } from './tickets/ticket.model';

/** The collections whose documents send events. */
const senders: readonly string[] = [
  bookingsCollection,
  contractorProfilesCollection,
  messagesCollection,
  ticketsCollection,
];

async function create(context: ServiceContext<Config>): Promise<ServiceProgram> {
  const { config, bus, redis, log } = context;
  await bringProfilesUp();
  const people = peopleOfIdentity(config.IDENTITY_URL, bus);
  const presence = presenceAtGateways(bus, log, (changes) => tellPartners(bus, changes));
  const relay = startOutboxRelay(database, senders, bus, log);
  const messageLimiter = createLimiter({ name: 'messages', points: config.MESSAGES_PER_MINUTE, seconds: 60 }, redis);
  const conversationLimiter = createLimiter({ name: 'conversations', points: 60, seconds: 3600 }, redis);
  const ticketLimiter = createLimiter({ name: 'tickets', points: 100, seconds: 3600 }, redis);
  const parts = { ...context, people, presence, relay, messageLimiter, conversationLimiter, ticketLimiter };
  const removals = createRemovals(parts, log);
  const stopConsuming = [
    consume(bus, database, 'marketplace', 'user.deleted', ({ userId }, _at, tellLeft) =>
      removals.remove(userId, tellLeft),
    ),
    consume(bus, database, 'marketplace', 'user.changed', ({ userId }) => followPerson(userId, parts)),
  ];
  const stopSweep = startSweep(config.BOOKING_SWEEP_MS, relay, log);
  return {
    handler: createApp(parts).callback(),
    async stop() {
      for (const stop of stopConsuming) stop();
      await removals.stop();
      await stopSweep();
      presence.stop();
      people.stop();
      await relay.stop();
    },
  };
}

export const service: ServiceDefinition<Config> = {
  name: 'marketplace',
  port: 4104,
  config: Config,
  database,
  create,
};
