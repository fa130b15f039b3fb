import { createLimiter } from '@plaza/service-kit/limiter';
import { consume } from '@plaza/service-kit/outbox/consume';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { removeOwned } from './administration/deletion/remove-user-data';
import { createApp } from './app';
import { createBackground } from './background/background';
import { IdentityConfig } from './config';
import { database } from './database';
import { openSealer } from './encryption/encryption-key';
import { openGeocoder } from './geocoder/open-geocoder';
import { openMailer } from './mail/open-mailer';
import { bringOlderRecordsOn, bringOlderRecordsUp } from './migrations/migrations';
import { createPasswords } from './passwords/passwords';
import { startExpiry } from './permissions/expiry-job';
import { prepareTabPermissions } from './permissions/tab-permissions';
import { tabPermissionsCollection } from './permissions/tab-permissions.model';
import { keepStanding } from './profile/contractor-stats';
import { sessionsCollection } from './sessions/session.model';
import { openSigningKey } from './tokens/signing-key';
import { ownTrust } from './trust/own-trust';
import { peopleCollection } from './users/user.model';

const senders = [tabPermissionsCollection, sessionsCollection, peopleCollection];

async function create(context: ServiceContext<IdentityConfig>): Promise<ServiceProgram> {
  const { config, log, cache, bus, redis } = context;
  const { BCRYPT_COST: cost, BCRYPT_WORKERS: workers, BCRYPT_QUEUE: queue } = config;
  await prepareTabPermissions();
  await bringOlderRecordsUp();
  const signingKey = await openSigningKey(config.JWT_PRIVATE_KEY);
  const passwords = createPasswords({ cost, workers, queue }, log);
  const relay = startOutboxRelay(database, senders, bus, log);
  const consuming = [
    consume(bus, database, 'identity', 'user.deleted', ({ userId }) => removeOwned(userId, relay)),
    consume(bus, database, 'identity', 'contractor.changed', keepStanding),
  ];
  const background = createBackground(log);
  const stopping = new AbortController();
  void background.run('bringing older records up', () => bringOlderRecordsOn(stopping.signal));
  const stopExpiry = startExpiry({ cache, relay, background }, log);
  const sealer = await openSealer(config.SECRETS_KEY);
  const mailer = openMailer(config, sealer, log);
  const mailLimiter = createLimiter({ name: 'mail', points: config.MAILS_PER_HOUR, seconds: 3600 }, redis);
  const geocoder = openGeocoder(context);
  const app = createApp({
    ...context,
    signingKey,
    passwords,
    relay,
    sealer,
    mailer,
    mailLimiter,
    geocoder,
    background,
  });

  return {
    handler: app.callback(),
    async stop() {
      stopping.abort();
      for (const stopConsuming of consuming) stopConsuming();
      await stopExpiry();
      await background.settled();
      await mailer.stop();
      await geocoder.stop();
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
