import { z } from 'zod';
import { allowedOmissions, BaseConfig, ConfigError, defaultMode, readConfig } from './config';

test('a service starts without any configuration, for itself alone', () => {
  expect(readConfig(BaseConfig, {})).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test('an empty variable counts as absent', () => {
  expect(readConfig(BaseConfig, { PORT: '', REDIS_URL: '' })).not.toHaveProperty('REDIS_URL');
});

test('all faults are named at once', () => {
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

  test('everything that is missing is named, with what happens without it and how to insist', () => {
    const message = messageOf({ ...production, PORT: 'http', SECRETS_KEY: '' });
    expect(message).toMatch(/^ {2}PORT: /m);
    expect(message).toContain(
      '  SECRETS_KEY: Production needs it. Secrets lie open. PLAZA_ALLOW_NO_SECRETS_KEY=true starts without it.',
    );
    expect(message).toMatch(/^ {2}REDIS_URL: Production needs it\./m);
  });

  test('it starts with all of it, and says nothing', () => {
    const env = { ...production, SECRETS_KEY: 'secret', REDIS_URL: 'redis://cache' };
    expect(readConfig(BaseConfig, env, needs)).toMatchObject(production);
    expect(allowedOmissions(env, needs)).toEqual([]);
  });

  test('what somebody insists on is left out, and said', () => {
    const env = { ...production, REDIS_URL: 'redis://cache', PLAZA_ALLOW_NO_SECRETS_KEY: 'true' };
    expect(readConfig(BaseConfig, env, needs)).toMatchObject(production);
    expect(allowedOmissions(env, needs)).toEqual(['production without SECRETS_KEY: Secrets lie open.']);
    expect(messageOf({ ...env, PLAZA_ALLOW_NO_SECRETS_KEY: 'yes' })).toContain('SECRETS_KEY: Production needs it.');
  });

  test('development needs none of it', () => {
    expect(readConfig(BaseConfig, { NODE_ENV: 'development' }, needs)).toMatchObject({ NODE_ENV: 'development' });
    expect(allowedOmissions({ NODE_ENV: 'development' }, needs)).toEqual([]);
  });
});

test.each([
  ['a pod', { KUBERNETES_SERVICE_HOST: '10.0.0.1' }, [], 'production'],
  ['a container of Docker', {}, ['/.dockerenv'], 'production'],
  ['a container of Podman', {}, ['/run/.containerenv'], 'production'],
  ['anything else', {}, [], 'development'],
])('a program in %s whose NODE_ENV is not set runs in its mode', (_where, env, files: string[], mode) => {
  expect(defaultMode(env, (path) => files.includes(path))).toBe(mode);
});
