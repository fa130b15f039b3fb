import type { RequestListener } from 'node:http';
import { listen } from '@plaza/test-kit/http';
import { configurationFixture } from '../testing/gateway-configuration';
import { dryRun } from './dry-run';

const servers: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function open(handler: RequestListener): Promise<string> {
  const server = await listen(handler);
  servers.push(server);
  return server.url;
}
const answering = (body: object, status = 200) =>
  open((_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  });
const good = configurationFixture();
const withFinanceAt = (address: string) => ({
  ...good,
  services: { ...good.services, finance: { ...good.services.finance, targets: [{ address, weight: 1 }] } },
});
const path = '$.services.finance.targets[0].address';

test('accepts a new target that is the named service', async () => {
  const url = await answering({ status: 'ok', service: 'finance' });
  expect(await dryRun(withFinanceAt(url), good)).toEqual([]);
});

test.each([
  ['another service', { status: 'ok', service: 'markets' }, 200, /says that it is markets, and not finance/],
  ['a gateway', { status: 'ok', service: 'gateway' }, 200, /says that it is gateway/],
  ['something else', { hello: 'world' }, 200, /says that it is no service/],
  ['a service that is ill', { service: 'finance' }, 500, /answers 500/],
])('rejects a new target that is %s', async (_what, body, status, message) => {
  const url = await answering(body, status);
  expect(await dryRun(withFinanceAt(url), good)).toEqual([{ path, message: expect.stringMatching(message) }]);
});

test('rejects a new target that does not answer, or answers something other than JSON', async () => {
  const page = await open((_req, res) => void res.end('<!doctype html>'));
  for (const address of [page, 'http://127.0.0.1:1']) {
    expect(await dryRun(withFinanceAt(address), good)).toEqual([
      { path, message: expect.stringMatching(/does not answer as a service/) },
    ]);
  }
});

test('rejects a target that never answers after a timeout', async () => {
  const url = await open(() => undefined);
  expect(await dryRun(withFinanceAt(url), good)).toEqual([{ path, message: `${url} did not answer within 2 s.` }]);
});

test('does not probe existing targets or targets named by variables', async () => {
  const before = withFinanceAt('http://127.0.0.1:1');
  expect(await dryRun(before, before)).toEqual([]);
  expect(await dryRun(good, undefined)).toEqual([]);
});
