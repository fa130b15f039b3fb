import { identityCalls } from '@plaza/contracts/identity/calls';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { addressRoutes } from './addresses/addresses.routes';
import { auditRoutes } from './audit/audit.routes';
import { database } from './database';
import type { IdentityDependencies } from './dependencies';
import { impersonationRoutes } from './impersonation/impersonation.routes';
import { internalCalls, internalRoutes } from './internal/internal.routes';
import { devMailRoutes } from './mail/dev-mail.routes';
import { passwordResetRoutes } from './password-reset/password-reset.routes';
import { permissionRoutes } from './permissions/permissions.routes';
import { pictureRoutes } from './pictures/pictures.routes';
import { profileRoutes } from './profile/profile.routes';
import { sessionRoutes } from './sessions/sessions.routes';
import { signInRoutes } from './sign-in/sign-in.routes';
import { signUpRoutes } from './sign-up/sign-up.routes';
import { twoFactorRoutes } from './two-factor/two-factor.routes';
import { userAdministrationRoutes } from './user-administration/user-administration.routes';
import { userRoutes } from './users/users.routes';
import { verificationRoutes } from './verification/verification.routes';

export function createApp(dependencies: IdentityDependencies): Koa {
  const { config, log, metrics, trust } = dependencies;
  const routes = [
    signUpRoutes(dependencies),
    verificationRoutes(dependencies),
    userRoutes(trust),
    signInRoutes(dependencies),
    sessionRoutes(dependencies),
    passwordResetRoutes(dependencies),
    twoFactorRoutes(dependencies),
    profileRoutes(dependencies),
    addressRoutes(dependencies),
    pictureRoutes(dependencies),
    permissionRoutes(dependencies),
    auditRoutes(trust),
    userAdministrationRoutes(dependencies),
    impersonationRoutes(dependencies),
    internalRoutes(dependencies),
    ...(config.NODE_ENV === 'production' ? [] : [devMailRoutes(trust)]),
  ];
  const checks = { database: async () => Boolean(await database.db?.admin().ping()) };
  return createService({ name: 'identity', log, metrics, calls: identityCalls, internalCalls, routes, checks });
}
