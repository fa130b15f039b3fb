import type { Limiter } from '@plaza/service-kit/limiter';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Config } from './config';
import type { Presence } from './presence/presence';
import type { UserDirectory } from './users/user-directory';

/** What marketplace is made of, opened and running. */
export interface MarketplaceDependencies extends Pick<ServiceContext<Config>, 'config' | 'log' | 'trust' | 'bus'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly users: UserDirectory;
  readonly presence: Presence;
  /** Delivers what waits in outboxes; never awaited by a consumer of events. */
  readonly relay: OutboxRelay;
  readonly messageLimiter: Limiter;
  readonly ticketLimiter: Limiter;
  /** For new conversations. */
  readonly conversationLimiter: Limiter;
}
