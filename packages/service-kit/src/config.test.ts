import { z } from 'zod';
import { allowedOmissions, BaseConfig, ConfigError, defaultMode, readConfig } from './config';

test('a service starts without any configuration, on loopback only', () => {
  expect(readConfig(BaseConfig, {})).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test('an empty variable counts as unset', () => {
  expect(readConfig(BaseConfig, { PORT: '', REDIS_URL: '' })).not.toHaveProperty('REDIS_URL');
});

test('all errors are reported at once', () => {
  const Config = BaseConfig.extend({ MAIL_FROM: z.string() });
  const env = { PORT: 'http', MONGODB_URI: 'mysql://db', IDENTITY_URL: 'identity' };
  let error: unknown;
  try {
    readConfig(Config, env);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(ConfigError);
  for (const name of ['PORT', 'MONGODB_URI', 'IDENTITY_URL', 'MAIL_FROM']) {
    expect(String(error)).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
});

describe('in production', () => {
  const needs = { SECRETS_KEY: 'Secrets lie open.', REDIS_URL: 'Nothing is shared.' };
  const production = { NODE_ENV: 'production' };
  const messageOf = (env: NodeJS.ProcessEnv) => {
    try {
      return String(readConfig(BaseConfig, env, needs));
    } catch (error) {
      return error instanceof ConfigError ? error.message : String(error);
    }
  };

  test('every missing variable is reported, with the consequence and how to omit it explicitly', () => {
    const message = messageOf({ ...production, PORT: 'http', SECRETS_KEY: '' });
    expect(message).toMatch(/^ {2}PORT: /m);
    expect(message).toContain(
      '  SECRETS_KEY: Production needs it. Secrets lie open. PLAZA_ALLOW_NO_SECRETS_KEY=true starts without it.',
    );
    expect(message).toMatch(/^ {2}REDIS_URL: Production needs it\./m);
  });

  test('it starts with all variables, and logs no warnings', () => {
    const env = { ...production, SECRETS_KEY: 'secret', REDIS_URL: 'redis://cache' };
    expect(readConfig(BaseConfig, env, needs)).toMatchObject(production);
    expect(allowedOmissions(env, needs)).toEqual([]);
  });

  test('an explicitly omitted variable is accepted and reported', () => {
    const env = { ...production, REDIS_URL: 'redis://cache', PLAZA_ALLOW_NO_SECRETS_KEY: 'true' };
    expect(readConfig(BaseConfig, env, needs)).toMatchObject(production);
    expect(allowedOmissions(env, needs)).toEqual(['production without SECRETS_KEY: Secrets lie open.']);
    expect(messageOf({ ...env, PLAZA_ALLOW_NO_SECRETS_KEY: 'yes' })).toContain('SECRETS_KEY: Production needs it.');
  });

  test('none of them is required in development', () => {
    expect(readConfig(BaseConfig, { NODE_ENV: 'development' }, needs)).toMatchObject({ NODE_ENV: 'development' });
    expect(allowedOmissions({ NODE_ENV: 'development' }, needs)).toEqual([]);
  });
});

test.each([
  ['a pod', { KUBERNETES_SERVICE_HOST: '10.0.0.1' }, [], 'production'],
  ['a container of Docker', {}, ['/.dockerenv'], 'production'],
  ['a container of Podman', {}, ['/run/.containerenv'], 'production'],
  ['anything else', {}, [], 'development'],
])('a program in %s without NODE_ENV runs in its mode', (_where, env, files: string[], mode) => {
  expect(defaultMode(env, (path) => files.includes(path))).toBe(mode);
});
