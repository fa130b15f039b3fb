import { z } from 'zod';
import { BaseConfig, ConfigError, readConfig } from './config';

test('a service starts without any configuration, for itself alone', () => {
  expect(readConfig(BaseConfig, {})).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test('an empty variable counts as absent', () => {
  expect(readConfig(BaseConfig, { PORT: '', REDIS_URL: '' })).not.toHaveProperty('REDIS_URL');
});

test('all faults are named at once', () => {
  const Config = BaseConfig.extend({ MAIL_FROM: z.string() });
  const env = { PORT: 'http', MONGODB_URI: 'mysql://db', IDENTITY_URL: 'identity' };
  let fault: unknown;
  try {
    readConfig(Config, env);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(ConfigError);
  for (const name of ['PORT', 'MONGODB_URI', 'IDENTITY_URL', 'MAIL_FROM']) {
    expect(String(fault)).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
});
