import { identityCalls } from '@plaza/contracts/identity';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { addressRoutes } from './addresses/addresses.routes';
import { userRoutes } from './administration/administration.routes';
import { auditRoutes } from './audit/audit.routes';
import { database } from './database';
import type { IdentityParts } from './dependencies';
import { impersonationRoutes } from './impersonation/impersonation.routes';
import { internalRoutes } from './internal/internal.routes';
import { devMailRoutes } from './mail/dev-mail.routes';
import { recoveryRoutes } from './password-reset/password-reset.routes';
import { permissionRoutes } from './permissions/permissions.routes';
import { pictureRoutes } from './pictures/pictures.routes';
import { profileRoutes } from './profile/profile.routes';
import { sessionRoutes } from './sessions/sessions.routes';
import { signInRoutes } from './sign-in/sign-in.routes';
import { twoFactorRoutes } from './two-factor/two-factor.routes';
import { peopleRoutes } from './users/users.routes';

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
