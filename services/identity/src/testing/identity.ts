import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookie, type User } from '@plaza/contracts/identity/session';
import type { Role } from '@plaza/contracts/roles';
import type { Log } from '@plaza/service-kit/logging/log';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { testKeyPair } from '@plaza/test-kit/key-pairs';
import { DevMailModel, type DevMailRecord } from '../mail/dev-mail.model';
import { addSeededUser } from '../seed';
import { service } from '../service';
import { openSigningKey } from '../tokens/signing-key';
import { SigningKeyModel } from '../tokens/signing-key.model';

/** Starts identity on the test file's own database, with fast hashes. Stopping it closes the database. */
export async function startIdentity(env: Record<string, string> = {}, options: { log?: Log } = {}) {
  const opened = await openService(service, { ...options, env: { ...quick, ...env }, before: storeSigningKey });
  return withSigningKey(opened);
}

/** The key that identity would generate on its first start. */
async function storeSigningKey(): Promise<void> {
  const privateKey = testKeyPair('issuer').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await SigningKeyModel.create({ purpose: 'access', privateKey });
}

/** Starts another instance on the same database. With REDIS_URL it shares the cache and the bus with others. */
export async function startInstance(env: Record<string, string> = {}) {
  return withSigningKey(await openInstance(service, { env: { ...quick, ...env } }));
}

/** Fast hashes, and as many from one address as a test file needs. */
const quick = {
  BCRYPT_COST: '4',
  BCRYPT_WORKERS: '1',
  // No request is rejected because the machine of the tests is busy.
  BCRYPT_WAIT_MS: '60000',
  HASHES_PER_MINUTE: '1000000',
  HASHES_PER_MINUTE_ADDRESS: '1000000',
  HASHES_PER_MINUTE_NETWORK: '1000000',
};

async function withSigningKey(opened: TestService) {
  return { ...opened, signingKey: await openSigningKey() };
}

export type TestIdentity = Awaited<ReturnType<typeof startInstance>>;

export const testPassword = 'quite-a-secret-7';
/**
 * The result of `createPasswords({ cost: 4 }).hash(testPassword)`, stored: a hashing thread for each user would take
 * longer than a test.
 */
const testPasswordHash = '$2b$04$PyuyDX7ja71eX9IR1PUHFOv3o3r.vEFPHxDA2rOmqg4mrcvmnTK6W';

/** Stores a verified user with `testPassword`. */
export async function userFixture(role: Role = 'user', input: { email?: string; contractorId?: string } = {}) {
  const id = randomUUID();
  // Without the letters of the id, as a password might contain them.
  const user = { id, email: `person-${id.replace(/\D/g, '')}@example.org`, firstName: 'Ada', lastName: 'Byron', role };
  await addSeededUser({ ...user, ...input }, testPasswordHash);
  return { id, email: input.email ?? user.email };
}

interface WithToken {
  token: string;
  user: User;
}

/** Signs in; `cookie` is the header that a browser would send. */
export async function signIn(identity: TestIdentity, email: string, headers: Record<string, string> = {}) {
  const credentials = { email, password: testPassword };
  const answer = await identity.nobody.post<WithToken>('/api/v1/auth/signin', credentials, { headers });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return { ...answer.body, cookie: cookieOf(answer.headers) };
}

/** The session cookie of a response as a `Cookie` header; empty if it was cleared. */
export function cookieOf(headers: Headers): string {
  const value = new RegExp(`${sessionCookie}=([^;]*)`).exec(headers.get('set-cookie') ?? '')?.[1];
  return value ? `${sessionCookie}=${value}` : '';
}

export const mailsTo = (to: string): Promise<DevMailRecord[]> =>
  DevMailModel.find({ to }).sort({ createdAt: 1 }).lean<DevMailRecord[]>();

/** Real time, even if a test advances its clocks. */
const now = performance.now.bind(performance);

/** Polls for a value for at most five seconds. */
export async function eventually<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (const end = now() + 5000; now() < end; await pause(5)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('nothing was found in time');
}
