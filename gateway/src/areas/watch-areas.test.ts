import { createServer, type Server, type Socket } from 'node:net';
import type { ServedAreas } from '@plaza/contracts/internal/registry';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createLog } from '@plaza/service-kit/logging/log';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { type Platform, withPlatform } from '../testing/test-platform';
import { watchAreas } from './watch-areas';

/** A service of an area that keeps its connections, and how many of them are open. */
async function openService() {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    open,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const areaAt = (serviceUrl: string): ServedAreas[number] => ({
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty'] }],
  service: { prefix: 'loyalty' },
  approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b',
  serviceUrl,
});

const changed = createEvent('areas.changed', { area: 'loyalty' });

/** Works on a gateway that has asked the service of an area. */
async function withOpenedArea(work: (platform: Platform, open: ReadonlySet<Socket>) => Promise<void>) {
  const service = await openService();
  try {
    await withPlatform({}, async (platform) => {
      platform.stubbed.areas = [areaAt(service.url)];
      platform.stubbed.permissions = { ...defaultTabPermissions, user: ['loyalty_points'] };
      const asked = await client(platform.url, { token: accessTokenFor({ role: 'user' }) }).get(
        '/api/v1/loyalty/points',
      );
      expect([asked.status, service.open.size]).toEqual([200, 1]);
      await work(platform, service.open);
    });
  } finally {
    service.close();
  }
}

test('the connections to the service of a removed area are closed, even if nobody requests the area', () =>
  withOpenedArea(async ({ stubbed, bus, metrics }, open) => {
    stubbed.areas = [];
    await bus.publish(changed);
    await until(() => open.size === 0, 2000); // unused, they would be closed after four seconds
    expect(await metrics()).not.toContain('upstream="loyalty"');
  }));

test('the connections to an address that an area no longer has are closed', () =>
  withOpenedArea(async ({ stubbed, bus }, open) => {
    stubbed.areas = [areaAt('http://127.0.0.1:1')];
    await bus.publish(changed);
    await until(() => open.size === 0, 2000);
  }));

test('the connections to the service of a remaining area are kept', () =>
  withOpenedArea(async ({ stubbed, bus, metrics }, open) => {
    const { service: _, ...other } = areaAt('http://127.0.0.1:1');
    stubbed.areas = [...(stubbed.areas ?? []), { ...other, area: 'rewards', serviceUrl: null }];
    await bus.publish(changed);
    expect(await metrics()).toContain('upstream="loyalty"');
    expect(open.size).toBe(1);
  }));

test('without an event and after an outage of the registry, they are closed within seconds', async () => {
  const log = createLog('gateway', 'silent');
  const kept: ServedAreas[] = [];
  let asked = 0;
  const get = async () => {
    if (++asked < 3) throw new Error('the registry is away');
    return [];
  };
  const upstreams = { opened: [{}] as never, keep: (areas: ServedAreas) => void kept.push(areas) };
  const stop = watchAreas(upstreams, { get }, memoryBus(log, true), log, 10);
  await until(() => kept.length > 0);
  await stop();
});

test('nothing is requested while no service of an area has open connections', async () => {
  const log = createLog('gateway', 'silent');
  const bus = memoryBus(log);
  let asked = 0;
  const get = async () => {
    asked++;
    return [];
  };
  const stop = watchAreas({ opened: [], keep: () => undefined }, { get }, bus, log, 5);
  await bus.publish(changed);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await stop();
  expect(asked).toBe(0);
});
