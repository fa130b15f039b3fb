import { client, listen } from '@plaza/test-kit/http';
import { createService } from '../create-service';
import { createLog } from '../logging/log';
import type { Checks } from './probes';

let close: () => Promise<void>;
afterEach(() => close());

async function open(checks: Checks) {
  const log = createLog('test', 'silent');
  const server = await listen(createService({ name: 'test', log, calls: {}, routes: [], checks }).callback());
  close = server.close;
  return client(server.url);
}

test('a service is alive as soon as it answers, and ready when its dependencies answer', async () => {
  const service = await open({ database: async () => true });
  expect(await service.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { checks: { database: true } } });
});

test('reports the id that a launcher has given the process, if there is one', async () => {
  const service = await open({});
  process.env.PLAZA_INSTANCE_ID = 'instance-1';
  try {
    expect((await service.get('/healthz')).body).toEqual({ status: 'ok', service: 'test', instance: 'instance-1' });
  } finally {
    delete process.env.PLAZA_INSTANCE_ID;
  }
  expect((await service.get('/healthz')).body).toEqual({ status: 'ok', service: 'test' });
});

test('reports its build, ready or not: the same each time, and no path of the machine', async () => {
  const service = await open({ database: async () => false });
  const version = async () => (await service.get<{ version: string }>('/readyz')).body.version;
  expect(await version()).toMatch(/^[0-9a-f]{12}$/);
  expect(await version()).toBe(await version());
});

test.each([
  ['answers no', async () => false],
  ['throws', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<boolean>(() => undefined)],
])('is alive but not ready while a dependency %s', async (_what, database) => {
  const service = await open({ database, bus: async () => true });
  expect((await service.get('/healthz')).status).toBe(200);
  expect(await service.get('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'not ready', checks: { database: false, bus: true } },
  });
});

test('serves metrics and the OpenAPI document', async () => {
  const service = await open({});
  expect((await service.get('/metrics')).headers.get('content-type')).toContain('text/plain');
  expect((await service.get('/openapi.json')).body).toMatchObject({ openapi: '3.1.0', info: { title: 'Plaza test' } });
});
