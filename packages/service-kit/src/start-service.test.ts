import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeTestDatabase, openTestDatabase, testDatabaseName, testDatabaseUri } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import { testKeys } from '@plaza/test-kit/tokens';
import Koa from 'koa';
import mongoose, { Schema } from 'mongoose';
import { createEvent } from './bus/bus';
import { BaseConfig, ConfigError } from './config';
import { openInfrastructure } from './lifecycle/infrastructure';
import { createLog } from './logging/log';
import { type RunningService, type ServiceContext, type ServiceDefinition, startService } from './start-service';
import { until } from './testing/until';
import { fixedTrust } from './trust/fixed-trust';

const env = { PORT: '0', LOG_LEVEL: 'silent', MONGODB_URI: testDatabaseUri() };
const name = testDatabaseName();
const database = mongoose.createConnection();
const Note = database.model('Note', new Schema({ _id: String, text: { type: String, unique: true } }), 'notes');

let order: string[];
let letGo: () => void;
let running: RunningService | undefined;

beforeEach(() => {
  order = [];
  letGo = () => undefined;
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(async () => {
  const cleaner = mongoose.createConnection();
  await openTestDatabase(cleaner);
  await closeTestDatabase(cleaner);
});

function definition(changes: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return {
    name,
    port: 0,
    config: BaseConfig,
    database,
    ownTrust: async () => fixedTrust(testKeys()),
    async create() {
      order.push('create');
      const app = new Koa();
      app.use(async (ctx) => {
        if (ctx.path === '/slow') {
          order.push('request begins');
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
        }
        ctx.body = { notes: await Note.countDocuments() };
        order.push('request ends');
      });
      return {
        handler: app.callback(),
        async stop() {
          order.push(`program stops, database ${database.readyState}`);
        },
      };
    },
    ...changes,
  };
}

test('a service connects, builds its indexes and listens', async () => {
  running = await startService(definition(), env);
  expect((await client(running.url).get('/')).body).toEqual({ notes: 0 });
  expect(await Note.collection.indexes()).toContainEqual(expect.objectContaining({ key: { text: 1 }, unique: true }));
});

test('a service accepts the headers and slow clients that a gateway accepts, which enforces the limits', async () => {
  const server = new Promise<http.Server>((resolve) => {
    const { create, ...rest } = definition();
    const opened = {
      ...rest,
      create: async (context: ServiceContext) => ({ ...(await create(context)), server: resolve }),
    };
    void startService(opened, env).then((started) => {
      running = started;
    });
  });
  expect((await server).requestTimeout).toBeGreaterThan(600_000);
  await until(() => running !== undefined);
  const { status } = await client(running?.url ?? '').get('/', { headers: { 'x-long': 'x'.repeat(17 * 1024) } });
  expect(status).toBe(200);
});

test('a single service receives no events without Redis and reports it; services in a shared process receive them', async () => {
  const connected: boolean[] = [];
  const listening = definition({
    async create({ bus }) {
      connected.push(bus.connected());
      return { handler: (_req, res) => void res.end() };
    },
  });
  await (await startService(listening, env)).stop();
  const infrastructure = await openInfrastructure(undefined, createLog(name, 'silent'));
  await (await startService(listening, env, { infrastructure })).stop();
  expect(connected).toEqual([false, true]);
});

test('stopping waits for pending requests, then stops the program, then closes the database', async () => {
  running = await startService(definition(), env);
  const { url } = running;
  const agent = new http.Agent({ keepAlive: true });
  const status = new Promise<number | undefined>((resolve, reject) => {
    http
      .get(`${url}/slow`, { agent }, (response) => response.resume().on('end', () => resolve(response.statusCode)))
      .on('error', reject);
  });
  await until(() => order.includes('request begins'));
  const began = performance.now();
  const stopped = running.stop();
  running = undefined;
  await expect(client(url).get('/')).rejects.toThrow('ECONNREFUSED');
  letGo();
  expect(await status).toBe(200);
  await stopped;
  expect(performance.now() - began).toBeLessThan(2000);
  expect(order).toEqual(['create', 'request begins', 'request ends', 'program stops, database 1']);
  expect(database.readyState).toBe(0);
  agent.destroy();
});

test('a stopping service reports it at once, serves for the grace period, and cuts no pending request', async () => {
  const one = await startService(definition(), { ...env, STOP_GRACE_MS: '2000' });
  const stopped = one.stop();
  const visitor = client(one.url);
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  const agent = new http.Agent({ keepAlive: true });
  const served = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(one.url, { agent }, (response) => resolve(response.resume())).on('error', reject);
  });
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
  const slow = visitor.get('/slow');
  await until(() => order.includes('request begins'));
  await until(
    () =>
      visitor.get('/').then(
        () => false,
        () => true,
      ),
    10_000,
  );
  letGo();
  expect((await slow).status).toBe(200);
  await stopped;
  agent.destroy();
});

test.each([
  ['never ends', () => new Promise<void>(() => {}), 'still open after'],
  ['fails', () => Promise.reject(new Error('no way')), 'no way'],
])('a program whose stopping %s does not keep other resources open, and is named', async (_what, stop, why) => {
  let isClosed = false;
  const program = { handler: () => {}, stop };
  const one = await startService(
    definition({
      create: async () => program,
      ownTrust: async () => ({
        ...fixedTrust(testKeys()),
        stop() {
          isClosed = true;
        },
      }),
    }),
    env,
  );
  const began = performance.now();
  await expect(one.stop()).rejects.toThrow(`did not stop cleanly: the program (${why}`);
  expect(performance.now() - began).toBeLessThan(5000);
  expect([isClosed, database.readyState]).toEqual([true, 0]);
});

test.each(['SIGSTOP', 'SIGKILL'] as const)('a Redis after %s does not prevent stopping', async (signal) => {
  const redis = await requireOwnRedis();
  if (!redis.pid) throw new Error('this Redis is not of this test');
  let said = '';
  const create = async ({ bus }: ServiceContext) => ({
    handler: () => {},
    async stop() {
      const told = bus.publish(createEvent('presence.asked', {}));
      said = await told.then(
        () => 'told',
        () => 'not told',
      );
    },
  });
  const one = await startService(definition({ create }), { ...env, REDIS_URL: redis.url });
  process.kill(redis.pid, signal);
  const began = performance.now();
  await one.stop();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(said).toBe('not told');
  if (signal === 'SIGSTOP') process.kill(redis.pid, 'SIGCONT');
  await redis.stop();
});

test('a request that is never answered is cut after STOP_REQUESTS_MS', async () => {
  const one = await startService(definition(), { ...env, STOP_REQUESTS_MS: '100' });
  const answer = client(one.url).get('/slow');
  const cut = expect(answer).rejects.toThrow('socket hang up');
  await until(() => order.includes('request begins'));
  const began = performance.now();
  await one.stop();
  expect(performance.now() - began).toBeLessThan(5000);
  await cut;
});

test('a service can be restarted in the same process', async () => {
  for (let round = 0; round < 2; round++) {
    const again = await startService(definition(), env);
    expect((await client(again.url).get('/')).status).toBe(200);
    await again.stop();
  }
});

test('a service does not start with an invalid configuration', async () => {
  const faulty = { ...env, PORT: '99999', IDENTITY_URL: 'identity' };
  const start = startService(definition(), faulty);
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(/PORT: [\s\S]*IDENTITY_URL: /);
  await expect(startService(definition(), { ...env, MONGODB_URI: '' })).rejects.toThrow('needs MONGODB_URI');
  expect(order).toEqual([]);
});

test('all opened resources are closed if the port is taken', async () => {
  const neighbour = http.createServer();
  await new Promise<void>((resolve) => {
    neighbour.listen(0, '127.0.0.1', resolve);
  });
  const { port } = neighbour.address() as AddressInfo;
  await expect(startService(definition(), { ...env, PORT: String(port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(order).toEqual(['create', 'program stops, database 1']);
  expect(database.readyState).toBe(0);
  neighbour.close();
});

test('a service does not start in production without the secret of services', async () => {
  const production = { ...env, NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:1' };
  await expect(startService(definition(), production)).rejects.toThrow(/^ {2}BUS_SECRET: Production needs it/m);
  for (const secret of ['short', `${'a'.repeat(32)},short`, Array(3).fill('a'.repeat(32)).join(',')]) {
    await expect(startService(definition(), { ...production, BUS_SECRET: secret })).rejects.toThrow(ConfigError);
  }
  const withoutRedis = { ...production, REDIS_URL: '', PLAZA_ALLOW_NO_REDIS_URL: 'true' };
  await expect(startService(definition(), withoutRedis)).rejects.toThrow(/^ {2}BUS_SECRET: Production needs it/m);
  running = await startService(definition(), { ...withoutRedis, PLAZA_ALLOW_NO_BUS_SECRET: 'true' });
});

test('a service starts while identity is down, and reports it as missing', async () => {
  const identity = await listen(() => undefined);
  await identity.close();
  running = await startService(definition({ ownTrust: undefined }), { ...env, IDENTITY_URL: identity.url });
  expect((await client(running.url).get('/')).status).toBe(200);
});
