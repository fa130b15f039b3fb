import { identityCalls } from '@plaza/contracts/identity/calls';
import { createLimiter } from '@plaza/service-kit/limiter';
import { consume } from '@plaza/service-kit/outbox/consume';
import { consumeDeletions } from '@plaza/service-kit/outbox/consume-deletions';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { followAreas } from './areas/follow-areas';
import { addReportedRecord } from './audit/reported-records';
import { createBackground } from './background/background';
import { IdentityConfig } from './config';
import { database } from './database';
import { openEncryption } from './encryption/encryption-key';
import { openGeocoder } from './geocoder/open-geocoder';
import { createHashBudget } from './hash-budget/hash-budget';
import { openMailer } from './mail/open-mailer';
import { runBackgroundMigrations, runRequiredMigrations } from './migrations/migrations';
import { createPasswords } from './passwords/passwords';
import { startExpiryJob } from './permissions/expiry-job';
import { prepareTabPermissions } from './permissions/tab-permissions';
import { tabPermissionsCollection } from './permissions/tab-permissions.model';
import { storeContractorStats } from './profile/contractor-stats';
import { sessionsCollection } from './sessions/session.model';
import { sharding } from './sharding';
import { openSigningKey } from './tokens/signing-key';
import { ownTrust } from './trust/own-trust';
import { removeUserData } from './user-administration/deletion/remove-user-data';
import { usersCollection } from './users/user.model';

const collectionsWithOutbox = [tabPermissionsCollection, sessionsCollection, usersCollection];

async function create(context: ServiceContext<IdentityConfig>): Promise<ServiceProgram> {
  const { config, log, cache, bus, redis } = context;
  const { BCRYPT_COST: cost, BCRYPT_WORKERS: workers, BCRYPT_QUEUE: queue } = config;
  await prepareTabPermissions();
  await runRequiredMigrations();
  const signingKey = await openSigningKey(config.JWT_PRIVATE_KEY);
  const passwords = createPasswords({ cost, workers, queue }, log);
  const relay = startOutboxRelay(database, collectionsWithOutbox, bus, log);
  const consuming = [
    consumeDeletions(context, database, 'identity', (userId) => removeUserData(userId, relay)),
    consume(bus, database, 'identity', 'contractor.changed', storeContractorStats),
    consume(bus, database, 'identity', 'act.audited', (record, at) => addReportedRecord(record, new Date(at))),
  ];
  const background = createBackground(log);
  const stopExpiry = startExpiryJob({ cache, relay, background }, log);
  const stopFollowing = followAreas(context, { cache, relay, background });
  const encryption = await openEncryption(config.SECRETS_KEY);
  const mailer = openMailer(config, encryption, log);
  const mailLimiter = createLimiter({ name: 'mail', points: config.MAILS_PER_HOUR, seconds: 3600 }, redis);
  const geocoder = openGeocoder(context);
  const app = createApp({
    ...context,
    signingKey,
    passwords,
    hashBudget: createHashBudget({ ...context, encryption, passwords }),
    relay,
    encryption,
    mailer,
    mailLimiter,
    geocoder,
    background,
  });
  const stopping = new AbortController();
  void background.run('migrating older records', () => runBackgroundMigrations(log, stopping.signal));

  return {
    handler: app.callback(),
    provides: { calls: identityCalls },
    async stop() {
      stopping.abort();
      for (const stopConsuming of consuming) stopConsuming();
      await stopExpiry();
      await stopFollowing();
      await background.drain();
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
  productionNeeds: {
    JWT_PRIVATE_KEY: 'Identity stores a signing key of its own beside the data that it protects.',
    SECRETS_KEY: 'Identity stores the key of two-factor secrets and waiting mails beside them.',
  },
  database,
  sharding,
  ownTrust,
  create,
};
