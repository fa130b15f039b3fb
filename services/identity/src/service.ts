import { createLimiter } from '@plaza/service-kit/limiter';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { createBackground } from './background';
import { IdentityConfig } from './config';
import { database } from './database';
import { openMailer } from './mail/mailer';
import { ownTrust } from './own-trust';
import { createPasswords } from './passwords/passwords';
import { prepareTabPermissions } from './permissions/tab-permissions';
import { tabPermissionsCollection } from './permissions/tab-permissions.model';
import { sessionsCollection } from './sessions/session.model';
import { openSigningKey } from './tokens/signing-key';

const senders = [tabPermissionsCollection, sessionsCollection];

async function create(context: ServiceContext<IdentityConfig>): Promise<ServiceProgram> {
  const { config, log, bus, redis } = context;
  const { BCRYPT_COST: cost, BCRYPT_WORKERS: workers, BCRYPT_QUEUE: queue } = config;
  await prepareTabPermissions();
  const signingKey = await openSigningKey(config.JWT_PRIVATE_KEY);
  const passwords = createPasswords({ cost, workers, queue }, log);
  const relay = startOutboxRelay(database, senders, bus, log);
  const background = createBackground(log);
  const points = config.VERIFICATION_MAILS_PER_HOUR;
  const verificationPost = {
    mailer: openMailer(config, log),
    publicUrl: config.PUBLIC_URL,
    limiter: createLimiter({ name: 'verification-mail', points, seconds: 3600 }, redis),
  };
  const app = createApp({ ...context, signingKey, passwords, relay, verificationPost, background });

  return {
    handler: app.callback(),
    async stop() {
      await background.settled();
      await relay.stop();
      await passwords.stop();
    },
  };
}

export const service: ServiceDefinition<IdentityConfig> = {
  name: 'identity',
  port: 4101,
  config: IdentityConfig,
  database,
  ownTrust,
  create,
};
