import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlazaEvent } from '@plaza/contracts/events';
import type { Role } from '@plaza/contracts/roles';
import { sessionCookie, type User } from '@plaza/contracts/session';
import { openBacking } from '@plaza/service-kit/backing';
import { readConfig } from '@plaza/service-kit/config';
import { createLog } from '@plaza/service-kit/log';
import { createMetrics } from '@plaza/service-kit/metrics';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { IdentityConfig } from './config';
import { database } from './database';
import { type DevMail, DevMailModel } from './mail/dev-mail.model';
import { ownTrust } from './own-trust';
import { seedPeople } from './seed';
import { service } from './service';
import { openSigningKey, type SigningKey } from './tokens/signing-key';

/** Identity as `startService` would run it, on this test file's own database. */
export async function startIdentity(env: Record<string, string> = {}) {
  await openTestDatabase(database);
  const instance = await startInstance(env);
  return {
    ...instance,
    async stop() {
      await instance.stop();
      await closeTestDatabase(database);
    },
  };
}

/** One more instance on the same database; with REDIS_URL it shares cache and bus with others, else they are its own. */
export async function startInstance(env: Record<string, string> = {}) {
  const config = readConfig(IdentityConfig, { NODE_ENV: 'test', BCRYPT_COST: '4', BCRYPT_WORKERS: '1', ...env });
  const log = createLog('identity', 'silent');
  const backing = await openBacking(config.REDIS_URL, log);
  const { bus, cache, redis } = backing;
  const events: PlazaEvent[] = [];
  bus.subscribeAll((event) => void events.push(event));
  const context = { config, log, bus, cache, metrics: createMetrics('identity'), ...(redis ? { redis } : {}) };
  const trust = await ownTrust(context);
  const program = await service.create({ ...context, trust });
  const server = await listen(program.handler);
  const signingKey: SigningKey = await openSigningKey(config.JWT_PRIVATE_KEY);
  return {
    url: server.url,
    events,
    signingKey,
    cache,
    trust,
    as: (token?: string) => client(server.url, token === undefined ? {} : { token }),
    async stop() {
      await server.close();
      await program.stop?.();
      trust.stop();
      await backing.close();
    },
  };
}
export type TestIdentity = Awaited<ReturnType<typeof startInstance>>;

export const testPassword = 'quite-a-secret-7';

/** A verified person with `testPassword`. */
export async function addPerson(role: Role = 'user', given: { email?: string; contractorId?: string } = {}) {
  const id = randomUUID();
  const person = { id, email: `${id}@example.org`, password: testPassword, firstName: 'Ada', lastName: 'Byron', role };
  await seedPeople([{ ...person, ...given }], { cost: 4, workers: 1 });
  return { id, email: given.email ?? person.email };
}

interface WithToken {
  token: string;
  user: User;
}

/** Signs in; `cookie` is what the browser would send back. */
export async function signIn(identity: TestIdentity, email: string, headers: Record<string, string> = {}) {
  const credentials = { email, password: testPassword };
  const answer = await identity.as().post<WithToken>('/api/v1/auth/signin', credentials, { headers });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return { ...answer.body, cookie: cookieOf(answer.headers) };
}

/** The session cookie of an answer as a `Cookie` header; empty when it was cleared. */
export function cookieOf(headers: Headers): string {
  const value = new RegExp(`${sessionCookie}=([^;]*)`).exec(headers.get('set-cookie') ?? '')?.[1];
  return value ? `${sessionCookie}=${value}` : '';
}

export const mailsTo = (to: string): Promise<DevMail[]> =>
  DevMailModel.find({ to }).sort({ createdAt: 1 }).lean<DevMail[]>();

/** Looks until there is something, for at most five seconds. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 5000; Date.now() < end; await pause(5)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error('it did not come');
}
