import { schemasOfCalls } from '@plaza/contracts/call-schemas';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { countOnline } from '@plaza/service-kit/bus/count-online';
import { consumeDeletions } from '@plaza/service-kit/outbox/consume-deletions';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { startCleaningUp } from './clean-up/start-cleaning-up';
import { storeProvides } from './compatibility/platform';
import { RegistryConfig } from './config';
import { database } from './database';
import { openFileStore } from './files/open-file-store';
import { RolloutJudge } from './judge/rollout-judge';
import { outboxCollections } from './outbox-collections';
import { accountAges } from './outcomes/account-ages';
import { removeUserData } from './remove-user-data';
import { OnlineCount } from './rollouts/online-count';
import { sharding } from './sharding';

export const service: ServiceDefinition<RegistryConfig> = {
  name: 'registry',
  port: 4105,
  config: RegistryConfig,
  database,
  sharding,
  async create(context) {
    const { config, bus, log } = context;
    await storeProvides('registry', { calls: schemasOfCalls(registryCalls) }, new Date());
    const stopConsuming = consumeDeletions(context, database, 'registry', removeUserData);
    const relay = startOutboxRelay(database, outboxCollections(), bus, log);
    const dependencies = {
      ...context,
      flushOutbox: relay.flush,
      deployToken: config.DEPLOY_TOKEN,
      shellFederation: config.SHELL_FEDERATION_VERSION,
      isProduction: config.NODE_ENV === 'production',
      files: openFileStore(config),
      now: () => new Date(),
      accounts: accountAges(config.IDENTITY_URL, context),
      online: new OnlineCount(() => countOnline(bus)),
    };
    const stopCleaningUp = startCleaningUp(dependencies.files, log);
    const judge = new RolloutJudge(dependencies);
    const stopJudging = judge.start();
    return {
      handler: createApp(dependencies, judge).callback(),
      async stop() {
        stopConsuming();
        await stopCleaningUp();
        await stopJudging();
        await relay.stop();
      },
    };
  },
};
