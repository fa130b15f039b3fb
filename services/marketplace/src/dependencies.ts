import type { Limiter } from '@plaza/service-kit/limiter';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Config } from './config';
import type { Presence } from './presence/presence';
import type { UserDirectory } from './users/user-directory';

/** What the routes of marketplace use, already open and running. */
export interface MarketplaceDependencies extends Pick<ServiceContext<Config>, 'config' | 'log' | 'trust' | 'bus'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly users: UserDirectory;
  readonly presence: Presence;
  /** Delivers the events in outboxes. An event handler must not await it. */
  readonly relay: OutboxRelay;
  readonly messageLimiter: Limiter;
  readonly ticketLimiter: Limiter;
  /** For new conversations. */
  readonly conversationLimiter: Limiter;
}
