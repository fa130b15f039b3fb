import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { listen } from '@plaza/test-kit/http';
import { sendJson } from '../testing/stubbed-services';
import { watchConfigurationFile } from './configuration-file';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-configuration-file-'));
  file = path.join(folder, 'gateway.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** A port at which nothing listens any more. */
async function freePort(): Promise<number> {
  const { url, close } = await listen(() => undefined);
  await close();
  return Number(new URL(url).port);
}

function withMarketsAt(address: string): GatewayConfiguration {
  const fixture = configurationFixture();
  const markets = { ...fixture.services.markets, targets: [{ address, weight: 1 }] };
  return { ...fixture, services: { ...fixture.services, markets } };
}

test('a document is applied once its new target answers, and the reason for the delay is logged once', async () => {
  const { log, lines } = readableLog();
  const first = configurationFixture();
  await writeFile(file, JSON.stringify(first));
  const taken: GatewayConfiguration[] = [];
  const { stop } = await watchConfigurationFile({ file, gateways: [], log, running: () => first }, (document) =>
    taken.push(document),
  );
  const port = await freePort();
  const refused = () => lines.filter(({ msg }) => /was rejected; the previous one stays active/.test(String(msg)));
  await writeFile(file, JSON.stringify(withMarketsAt(`http://127.0.0.1:${port}`)));
  await until(() => refused().length > 0);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect([refused().length, taken]).toEqual([1, []]);

  const markets = createServer((_req, res) => sendJson(res, { status: 'ok', service: 'markets' }));
  await new Promise<void>((resolve) => markets.listen(port, '127.0.0.1', resolve));
  await until(() => taken.length > 0);
  expect(taken[0]?.services.markets.targets[0]?.address).toBe(`http://127.0.0.1:${port}`);
  await stop();
  markets.closeAllConnections();
  await new Promise((resolve) => markets.close(resolve));
});

test('a document that is rejected again after a good one is logged again', async () => {
  const { log, lines } = readableLog();
  const first = configurationFixture();
  await writeFile(file, JSON.stringify(first));
  const { stop } = await watchConfigurationFile({ file, gateways: [], log, running: () => first }, () => undefined);
  const refused = () =>
    lines.filter(({ msg }) => /was rejected; the previous one stays active/.test(String(msg))).length;
  const unreachable = JSON.stringify(withMarketsAt(`http://127.0.0.1:${await freePort()}`));
  await writeFile(file, unreachable);
  await until(() => refused() === 1);
  await writeFile(file, JSON.stringify(first));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await writeFile(file, unreachable);
  await until(() => refused() === 2);
  await stop();
});
