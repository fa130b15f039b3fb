import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { RegistryConfig } from './config';
import { database } from './database';
import { openFileStore } from './files/open-file-store';
import { RemotePointerModel } from './remotes/remote.model';

export const service: ServiceDefinition<RegistryConfig> = {
  name: 'registry',
  port: 4105,
  config: RegistryConfig,
  database,
  async create(context) {
    const { config, bus, log } = context;
    const relay = startOutboxRelay(database, [RemotePointerModel.collection.collectionName], bus, log);
    const app = createApp({
      ...context,
      flushOutbox: relay.flush,
      deployToken: config.DEPLOY_TOKEN,
      shellFederation: config.SHELL_FEDERATION_VERSION,
      files: openFileStore(config),
    });
    return { handler: app.callback(), stop: relay.stop };
  },
};
