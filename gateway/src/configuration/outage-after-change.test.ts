import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ActiveConfiguration } from '@plaza/contracts/internal/gateways';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { createLog } from '@plaza/service-kit/logging/log';
import { limitsFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, type PlatformOptions, startPlatform } from '../testing/test-platform';

let platform: Platform;
let isUnavailable: boolean;
beforeEach(async () => {
  isUnavailable = false;
  platform = await start();
});
afterEach(() => platform.stop());

/** @param active the version that is active in the registry before the gateway starts */
const start = (active: ActiveConfiguration | null = null, options: PlatformOptions = {}) =>
  startPlatform({
    log: createLog('gateway', 'silent'),
    services: { finance: (_req, res) => (isUnavailable ? res.writeHead(500).end() : sendJson(res, {})) },
    stubbed: { active },
    ...options,
  });

const good = limitsFixture({ addressPerMinute: 10_000 });
const other = limitsFixture({ addressPerMinute: 9_000 });
const number = () => platform.stubbed.reports.at(-1)?.number;
const rollbacks = () => platform.stubbed.rollbacks;

/** Has the registry hold a version, and waits until the gateway runs it. */
async function applied(version: Pick<ActiveConfiguration, 'number' | 'document' | 'kind'>): Promise<void> {
  platform.stubbed.active = { ...version, hash: hashOf(version.document) };
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number: version.number }));
  // A gateway tells what it runs with its next report.
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number: version.number }));
  await until(() => number() === version.number);
}

async function request(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await client(platform.url).get('/api/v1/finance/echo');
}

/** Requests that fail, and the time in which a gateway judges them. */
async function fail(): Promise<void> {
  isUnavailable = true;
  await request(20);
  await pause(700);
}

test('rolls back only the changed version, and not the restored one, which has another number', async () => {
  await applied({ number: 2, document: good });
  await applied({ number: 3, document: other });
  await request(30);
  await fail();
  await until(() => rollbacks().length === 1);
  await applied({ number: 4, document: good });
  await fail();
  expect(rollbacks()).toMatchObject([{ number: 3 }]);
  expect(number()).toBe(4);
});

test('rolls back nothing if the gateway receives the rollback of another one', async () => {
  await applied({ number: 2, document: good });
  await applied({ number: 3, document: other });
  await applied({ number: 4, document: good, kind: 'return' });
  await fail();
  expect(rollbacks()).toEqual([]);
  expect(number()).toBe(4);
});

test('rolls back nothing that was active before the gateway started, and the next change as ever', async () => {
  await platform.stop();
  platform = await start({ number: 7, kind: 'apply', hash: hashOf(other), document: other });
  await applied({ number: 7, kind: 'apply', document: other });
  await fail();
  expect(rollbacks()).toEqual([]);
  isUnavailable = false;
  await request(100);
  await applied({ number: 8, document: good });
  await fail();
  await until(() => rollbacks().length === 1);
  expect(rollbacks()).toMatchObject([{ number: 8 }]);
  expect(rollbacks()[0]).not.toHaveProperty('secondsAgo');
});

test('rolls back a version that was restored by hand, like any other change, also if the registry sends no kinds', async () => {
  await applied({ number: 2, document: good, kind: 'back' });
  await fail();
  await until(() => rollbacks().length === 1);
  await applied({ number: 3, document: other });
  isUnavailable = false;
  await request(100);
  await applied({ number: 4, document: limitsFixture({ addressPerMinute: 8_000 }) });
  await fail();
  await until(() => rollbacks().length === 2);
});

test('a gateway that ends before it could report a rollback does so after its next start, and does not run the version', async () => {
  await applied({ number: 2, document: good });
  await applied({ number: 3, document: other });
  await request(30);
  platform.stubbed.broken.registry = true;
  await fail();
  const CONFIGURATION_DIR = path.join(platform.cacheDir, 'configuration');
  const file = path.join(CONFIGURATION_DIR, 'configuration.json');
  await until(async () => (await readFile(file, 'utf8')).startsWith('{"number":2,'));
  const active = { number: 3, hash: hashOf(other), document: other };
  const next = await start(active, { env: { CONFIGURATION_DIR } });
  try {
    await until(() => next.stubbed.reports.length > 1);
    expect(next.stubbed.rollbacks).toMatchObject([{ number: 3, evidence: { of: 'all' } }]);
    expect(next.stubbed.reports.at(-1)).toMatchObject({ number: 2, refused: { number: 3 } });
  } finally {
    await next.stop();
  }
});

test('a report of a rollback that the registry does not accept is one warning in the log, and is repeated', async () => {
  const { log, lines } = readableLog();
  await platform.stop();
  platform = await start(null, { log });
  await applied({ number: 2, document: good });
  await applied({ number: 3, document: other });
  await request(30);
  platform.stubbed.rollbackStatus = 400;
  await fail();
  const warnings = () => lines.filter(({ msg }) => /does not accept the report of a rollback/.test(String(msg)));
  await until(() => warnings().length > 0);
  expect(number()).toBe(2);
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number: 3 }));
  await until(() => rollbacks().length >= 2);
  platform.stubbed.rollbackStatus = 204;
  await platform.bus.publish(createEvent('gateway-configuration.changed', { number: 3 }));
  await until(() => rollbacks().length >= 3);
  expect(warnings()).toHaveLength(1);
});
