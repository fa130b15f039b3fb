import { consume } from '@plaza/service-kit/outbox/consume';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { Config } from './config';
import { database } from './database';
import { removePerson } from './remove-person';

export const service: ServiceDefinition<Config> = {
  name: 'finance',
  port: 4102,
  config: Config,
  database,
  async create(context) {
    const stopConsuming = consume(context.bus, database, 'finance', 'user.deleted', ({ userId }) =>
      removePerson(userId),
    );
    return {
      handler: createApp(context).callback(),
      async stop() {
        stopConsuming();
      },
    };
  },
};
