import { identityCalls } from '@plaza/contracts/identity';
import { createService } from '@plaza/service-kit/create-service';
import type { Limiter } from '@plaza/service-kit/limiter';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import { addressRoutes } from './addresses/addresses.routes';
import { userRoutes } from './administration/administration.routes';
import { auditRoutes } from './audit/audit.routes';
import type { Background } from './background';
import type { IdentityConfig } from './config';
import { database } from './database';
import type { Geocoder } from './geocoder/geocoder';
import { impersonationRoutes } from './impersonation/impersonation.routes';
import { internalRoutes } from './internal/internal.routes';
import { devMailRoutes } from './mail/dev-mail.routes';
import type { Mailer } from './mail/mailer';
import type { Passwords } from './passwords/passwords';
import { peopleRoutes } from './people/people.routes';
import { permissionRoutes } from './permissions/permissions.routes';
import { pictureRoutes } from './pictures/pictures.routes';
import { profileRoutes } from './profile/profile.routes';
import { recoveryRoutes } from './recovery/recovery.routes';
import type { Sealer } from './sealing/sealer';
import { sessionRoutes } from './sessions/sessions.routes';
import { signInRoutes } from './sign-in/sign-in.routes';
import type { SigningKey } from './tokens/signing-key';
import { twoFactorRoutes } from './two-factor/two-factor.routes';

/** What identity is made of, opened and running. */
export interface IdentityParts
  extends Pick<ServiceContext<IdentityConfig>, 'config' | 'log' | 'metrics' | 'trust' | 'cache' | 'bus' | 'redis'> {
  readonly signingKey: SigningKey;
  readonly passwords: Passwords;
  readonly relay: OutboxRelay;
  readonly sealer: Sealer;
  readonly mailer: Mailer;
  /** How many mails of each kind one address gets within an hour. */
  readonly mailLimiter: Limiter;
  readonly geocoder: Geocoder;
  readonly background: Background;
}

export function createApp(parts: IdentityParts): Koa {
  const { config, log, metrics, trust } = parts;
  const routes = [
    peopleRoutes(parts),
    signInRoutes(parts),
    sessionRoutes(parts),
    recoveryRoutes(parts),
    twoFactorRoutes(parts),
    profileRoutes(parts),
    addressRoutes(parts),
    pictureRoutes(parts),
    permissionRoutes(parts),
    auditRoutes(trust),
    userRoutes(parts),
    impersonationRoutes(parts),
    internalRoutes(parts),
    ...(config.NODE_ENV === 'production' ? [] : [devMailRoutes(trust)]),
  ];
  const checks = { database: async () => Boolean(await database.db?.admin().ping()) };
  return createService({ name: 'identity', log, metrics, calls: identityCalls, routes, checks });
}
