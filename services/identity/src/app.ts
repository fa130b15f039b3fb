import { identityCalls } from '@plaza/contracts/identity';
import { createService } from '@plaza/service-kit/create-service';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import { auditRoutes } from './audit/audit.routes';
import type { Background } from './background';
import type { IdentityConfig } from './config';
import { database } from './database';
import { internalRoutes } from './internal/internal.routes';
import { devMailRoutes } from './mail/dev-mail.routes';
import type { Passwords } from './passwords/passwords';
import { peopleRoutes } from './people/people.routes';
import type { VerificationPost } from './people/verification';
import { permissionRoutes } from './permissions/permissions.routes';
import { sessionRoutes } from './sessions/sessions.routes';
import type { SigningKey } from './tokens/signing-key';

/** What identity is made of, opened and running. */
export interface IdentityParts
  extends Pick<ServiceContext<IdentityConfig>, 'config' | 'log' | 'metrics' | 'trust' | 'cache'> {
  readonly signingKey: SigningKey;
  readonly passwords: Passwords;
  readonly relay: OutboxRelay;
  readonly verificationPost: VerificationPost;
  readonly background: Background;
}

export function createApp(parts: IdentityParts): Koa {
  const { config, log, metrics, trust } = parts;
  const routes = [
    peopleRoutes(parts),
    sessionRoutes(parts),
    permissionRoutes(parts),
    auditRoutes(trust),
    internalRoutes(parts),
    ...(config.NODE_ENV === 'production' ? [] : [devMailRoutes(trust)]),
  ];
  const checks = { database: async () => Boolean(await database.db?.admin().ping()) };
  return createService({ name: 'identity', log, metrics, calls: identityCalls, routes, checks });
}
