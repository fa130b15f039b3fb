import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { configurationFixture, limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { type Platform, startPlatform } from '../testing/test-platform';

/** Named by no contract, so that it needs no token. */
const target = '/api/v1/auth/echo';
const strict = limitsFixture({ addressPerMinute: 1 });
const platforms: Platform[] = [];
afterEach(async () => {
  for (const platform of platforms.splice(0).reverse()) await platform.stop();
});

async function start(options: Parameters<typeof startPlatform>[0] = {}): Promise<Platform> {
  const platform = await startPlatform({ log: readableLog().log, ...options });
  platforms.push(platform);
  return platform;
}

const storedFile = ({ cacheDir }: Platform) => path.join(cacheDir, 'configuration/configuration.json');
const activeOf = (number: number, document: GatewayConfiguration) => ({ number, hash: hashOf(document), document });
const tell = ({ bus }: Platform) => bus.publish(createEvent('gateway-configuration.changed', { number: 2 }));

async function applied(platform: Platform, number: number, document: GatewayConfiguration): Promise<void> {
  platform.stubbed.active = activeOf(number, document);
  await tell(platform);
  await until(async () => isDeepStrictEqual(await stored(platform), document));
}

/** The document on the gateway's disk; undefined where there is none. */
async function stored(platform: Platform): Promise<unknown> {
  const text = await readFile(storedFile(platform), 'utf8').catch(() => '{}');
  return JSON.parse(text).document;
}

/** The folder of a gateway that stored version 2 of a registry, which allows one request in a minute. */
async function folderWithVersion(): Promise<string> {
  const platform = await start();
  await applied(platform, 2, strict);
  return path.join(platform.cacheDir, 'configuration');
}

async function statusesOf({ url }: Platform): Promise<number[]> {
  const browser = client(url);
  return [(await browser.get(target)).status, (await browser.get(target)).status];
}

/** Reports once more, and waits for what it said. */
async function reported(platform: Platform) {
  const { reports } = platform.stubbed;
  const before = reports.length;
  await tell(platform);
  await until(() => reports.length > before);
  return reports.at(-1);
}

test('if the registry has no applied configuration, the environment replaces the stored version', async () => {
  const CONFIGURATION_DIR = await folderWithVersion();
  const platform = await start({ env: { CONFIGURATION_DIR } });
  expect(await statusesOf(platform)).toEqual([200, 200]);
  expect(await reported(platform)).toMatchObject({ number: null, source: 'environment' });
  await expect(access(path.join(CONFIGURATION_DIR, 'configuration.json'))).rejects.toThrow('ENOENT');
});

test('a stored version is kept while the registry does not answer or answers an error', async () => {
  const CONFIGURATION_DIR = await folderWithVersion();
  const platform = await start({
    env: { CONFIGURATION_DIR, REGISTRY_URL: 'http://127.0.0.1:1' },
  });
  expect(await statusesOf(platform)).toEqual([200, 429]);
});

test('a running gateway also returns to the environment, which is not judged', async () => {
  const platform = await start();
  await applied(platform, 2, strict);
  platform.stubbed.active = null;
  await tell(platform);
  await until(async () => (await stored(platform)) === undefined);
  expect(await statusesOf(platform)).toEqual([200, 200]);
  expect(await reported(platform)).toMatchObject({ number: null, source: 'environment' });
});

test('another document with the number of the stored one is applied', async () => {
  const CONFIGURATION_DIR = await folderWithVersion();
  const platform = await start({ env: { CONFIGURATION_DIR } });
  platform.stubbed.active = activeOf(2, limitsFixture({ addressPerMinute: 500 }));
  await tell(platform);
  await until(async () => (await reported(platform))?.number === 2);
  expect(await statusesOf(platform)).toEqual([200, 200]);
});

test('a rejected version does not block another document with the same number', async () => {
  const platform = await start();
  const bad = { ...strict, aliases: [{ path: '/api/x', standsFor: '/api/v1/nowhere' }] };
  platform.stubbed.active = activeOf(2, bad);
  await until(async () => (await reported(platform))?.refused !== undefined);
  await applied(platform, 2, strict);
  const last = await reported(platform);
  expect(last).toMatchObject({ number: 2, hash: hashOf(strict) });
  expect(last?.refused).toBeUndefined();
  expect(await statusesOf(platform)).toEqual([200, 429]);
});

test('the running version is not applied again, even if the registry computes another hash', async () => {
  const { log, lines } = readableLog();
  const platform = await start({ log });
  const hash = 'f'.repeat(64);
  platform.stubbed.active = { number: 2, hash, document: configurationFixture() };
  await until(async () => (await reported(platform))?.hash === hash);
  for (let times = 0; times < 3; times++) await reported(platform);
  expect(lines.filter(({ msg }) => msg === 'a new configuration is active')).toHaveLength(1);
});

test('the built-in configuration is reported again to a registry that has none', async () => {
  const platform = await start();
  expect(platform.stubbed.reports[0]?.first).toBeDefined();
  expect((await reported(platform))?.first).toBeUndefined();
  platform.stubbed.needsBuiltIn = true;
  await reported(platform);
  platform.stubbed.needsBuiltIn = false;
  await until(async () => (await reported(platform))?.first !== undefined);
});

test('a rollback from before the registry was lost is not reported to a new one', async () => {
  const { log, lines } = readableLog();
  const platform = await start({ log });
  const signIn = () =>
    client(platform.url).post('/api/v1/auth/signin', { email: 'ada@example.org', password: 'secret' });
  expect((await signIn()).status).toBe(200);
  const good = configurationFixture();
  await applied(platform, 2, { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } });
  platform.stubbed.broken.registry = true;
  for (let times = 0; times < 5; times++) await signIn();
  await until(() => lines.some(({ msg }) => /was rolled back/.test(String(msg))));
  expect((await signIn()).status).toBe(200);
  platform.stubbed.active = activeOf(2, limitsFixture({ userPerMinute: 7 }));
  platform.stubbed.broken.registry = false;
  await until(async () => (await reported(platform))?.number === 2);
  expect(platform.stubbed.rollbacks).toEqual([]);
});
