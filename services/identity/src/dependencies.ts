import type { Limiter } from '@plaza/service-kit/limiter';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Middleware } from 'koa';
import type { Background } from './background/background';
import type { IdentityConfig } from './config';
import type { Encryption } from './encryption/encryption';
import type { Geocoder } from './geocoder/geocoder';
import type { Mailer } from './mail/mailer';
import type { Passwords } from './passwords/passwords';
import type { SigningKey } from './tokens/signing-key';

/** The dependencies of identity's routes and logic, opened and running. */
export interface IdentityDependencies
  extends Pick<
    ServiceContext<IdentityConfig>,
    'config' | 'log' | 'metrics' | 'trust' | 'cache' | 'bus' | 'redis' | 'authentication'
  > {
  readonly signingKey: SigningKey;
  readonly passwords: Passwords;
  /** Limits the calls that hash passwords. */
  readonly hashBudget: Middleware;
  readonly relay: OutboxRelay;
  readonly encryption: Encryption;
  readonly mailer: Mailer;
  /** Limits the mails of each kind that a user gets within an hour. */
  readonly mailLimiter: Limiter;
  readonly geocoder: Geocoder;
  readonly background: Background;
}
