import { ConfigError } from '@plaza/service-kit/config';
import { type ServiceDefinition, startService } from '@plaza/service-kit/start-service';
import { readOptions } from '../launch/config';
import { programs } from '../launch/programs';

const refusal = (service: ServiceDefinition) =>
  startService(service, { NODE_ENV: 'production' }).then(
    () => 'it started',
    (error) => (error instanceof ConfigError ? error.message : `another error: ${error}`),
  );

const definitions: ServiceDefinition[] = programs.map(({ service }) => service);

test.each(definitions.map((service) => ({ name: service.name, service })))(
  '$name does not start in production without configuration, and names everything that it requires',
  async ({ service }) => {
    const needed = [
      'REDIS_URL',
      ...(service.database ? ['MONGODB_URI'] : []),
      ...Object.keys(service.productionNeeds ?? {}),
    ];
    const message = await refusal(service);
    for (const variable of needed) expect(message).toContain(`${variable}: Production needs it.`);
  },
);

test('identity requires configured keys', async () => {
  const identity = programs.find(({ service }) => service.name === 'identity');
  expect(Object.keys(identity?.service.productionNeeds ?? {})).toEqual(['JWT_PRIVATE_KEY', 'SECRETS_KEY']);
});

test('demo users are not allowed in production', () => {
  const production = { NODE_ENV: 'production' };
  expect(readOptions([], production, '/srv').seed).toBe(false);
  expect(() => readOptions([], { ...production, PLAZA_SEED: 'true' }, '/srv')).toThrow(ConfigError);
});
