import type { RequestListener } from 'node:http';
import { until } from '@plaza/service-kit/testing/until';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from '../testing/stubbed-services';
import { type PlatformOptions, withPlatform } from '../testing/test-platform';

const path = '/api/v1/markets/echo';
const named =
  (name: string): RequestListener =>
  (_req, res) =>
    sendJson(res, { name });

type Instance = Awaited<ReturnType<typeof listen>>;

/** A platform whose markets have two targets. */
async function withTwo(
  handlers: [RequestListener, RequestListener],
  work: (platform: { url: string; metrics: () => Promise<string> }, instances: [Instance, Instance]) => Promise<void>,
  options: PlatformOptions = {},
) {
  const instances = (await Promise.all(handlers.map((handler) => listen(handler)))) as [Instance, Instance];
  const SERVICE_ADDRESSES = `markets=${instances.map(({ url }) => url).join()}`;
  try {
    await withPlatform({ ...options, env: { SERVICE_ADDRESSES, ...options.env } }, (platform) =>
      work(platform, instances),
    );
  } finally {
    await Promise.all(instances.map((instance) => instance.close().catch(() => undefined)));
  }
}

const asked = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => client(url).get<{ name: string }>(path)));

test('requests are spread over the targets of a service', () =>
  withTwo([named('one'), named('other')], async ({ url }) => {
    const names = (await asked(url, 40)).map(({ body }) => body.name);
    for (const name of ['one', 'other']) expect(names.filter((each) => each === name).length).toBeGreaterThan(10);
  }));

test('a busy target gets fewer requests', () => {
  const held: (() => void)[] = [];
  const slow: RequestListener = (_req, res) => void held.push(() => sendJson(res, { name: 'slow' }));
  return withTwo([slow, named('fast')], async ({ url }) => {
    const all = asked(url, 30);
    await until(() => held.length > 0);
    const rest = asked(url, 20);
    expect((await rest).filter(({ body }) => body.name === 'fast').length).toBe(20);
    for (const finish of held) finish();
    expect((await all).every(({ status }) => status === 200)).toBe(true);
  });
});

test('killing a target under load loses no read, and only that target is marked as bad', () =>
  withTwo(
    [named('one'), named('other')],
    async ({ url, metrics }, [one, other]) => {
      const statuses: number[] = [];
      for (let round = 0; round < 20; round++) {
        if (round === 5) await one.close();
        statuses.push(...(await asked(url, 10)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const healthy = (address: string, value: number) =>
        new RegExp(`gateway_target_healthy\\{upstream="markets",target="${address}"[^}]*\\} ${value}`);
      expect(await metrics()).toMatch(healthy(one.url, 0));
      await until(async () => healthy(other.url, 1).test(await metrics()), 30_000);
    },
    { env: { BREAKER_MIN_REQUESTS: '5' } },
  ));

test('a target that reports that it stops gets no requests after its next check, and its pending ones are answered', () => {
  let isStopping = false;
  let arrived = 0;
  const stopping: RequestListener = (req, res) => {
    if (req.url === '/readyz')
      return sendJson(res, { status: isStopping ? 'stopping' : 'ready' }, isStopping ? 503 : 200);
    arrived++;
    sendJson(res, { name: 'stopping' });
  };
  return withTwo([stopping, named('other')], async ({ url, metrics }, [one]) => {
    const health = (value: number) =>
      new RegExp(`gateway_target_healthy\\{upstream="markets",target="${one.url}"[^}]*\\} ${value}`);
    await until(async () => health(1).test(await metrics()), 30_000);
    isStopping = true;
    await until(async () => health(0).test(await metrics()), 30_000);
    arrived = 0;
    expect((await asked(url, 20)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(arrived).toBe(0);
  });
});

test('a write is sent once, whatever happens', () => {
  let arrived = 0;
  const deaf: RequestListener = (req) => {
    arrived++;
    req.socket.destroy();
  };
  return withTwo([deaf, deaf], async ({ url }) => {
    const person = client(url, { token: accessTokenFor() });
    expect((await person.post('/api/v1/markets/favorite-stocks', { symbol: 'A' })).status).toBe(502);
    expect(arrived).toBe(1);
    expect((await person.get(path)).status).toBe(502);
    expect(arrived).toBe(3);
  });
});

test('reads are retried within a budget, so that a failing service is not overloaded', () => {
  let arrived = 0;
  const deaf: RequestListener = (req) => {
    arrived++;
    req.socket.destroy();
  };
  return withTwo(
    [deaf, deaf],
    async ({ url }) => {
      for (const { status } of await asked(url, 50)) expect(status).toBe(502);
      expect(arrived).toBeGreaterThan(50);
      expect(arrived).toBeLessThanOrEqual(60);
    },
    { env: { BREAKER_MIN_REQUESTS: '1000' } },
  );
});

test('a refused connection does not use the budget: without any left, reads still reach the other target', () => {
  const minimum = 3;
  let broken = 0;
  const deaf: RequestListener = (req) => {
    if (req.url?.endsWith('/echo')) broken++;
    req.socket.destroy();
  };
  return withTwo(
    [deaf, named('other')],
    async ({ url }, [one]) => {
      while (broken < minimum) expect((await client(url).get(path)).status).toBe(200);
      await one.close();
      // Addresses of their own, so that no stored answer stands in.
      for (let n = 0; n < 6; n++) expect((await client(url).get(`${path}?n=${n}`)).status).toBe(200);
    },
    { env: { BREAKER_MIN_REQUESTS: '1000' } },
  );
});

test('an answer that has begun is not repeated from another target', () => {
  const broken: RequestListener = (_req, res) => {
    res.writeHead(200, { 'content-length': 100 });
    res.write('begun', () => res.destroy());
  };
  let arrived = 0;
  const counted: RequestListener = (req, res) => {
    arrived++;
    broken(req, res);
  };
  return withTwo([counted, counted], async ({ url }) => {
    await expect(client(url).get(path)).rejects.toThrow();
    expect(arrived).toBe(1);
  });
});

test('answers at once if both are down', async () => {
  await withTwo(
    [named('one'), named('other')],
    async ({ url }, instances) => {
      await Promise.all(instances.map((instance) => instance.close()));
      for (const { status } of await asked(url, 20)) expect([502, 503]).toContain(status);
      expect((await client(url).get(path)).status).toBe(503);
    },
    { env: { BREAKER_MIN_REQUESTS: '5' } },
  );
});

test('a target that fails every request quickly with good checks is avoided, and does not flap', () => {
  let failed = 0;
  const failing: RequestListener = (req, res) => {
    if (req.url === '/readyz') return sendJson(res, {});
    failed++;
    return sendJson(res, { success: false }, 500);
  };
  return withTwo(
    [failing, named('other')],
    async ({ url }) => {
      for (let n = 0; n < 40; n++) await client(url).get(path);
      expect(failed).toBeLessThan(15);
      const before = failed;
      expect((await asked(url, 20)).every(({ status }) => status === 200)).toBe(true);
      expect(failed).toBe(before);
    },
    { env: { BREAKER_OPEN_MS: '60000' } },
  );
});

test('a target that is full and sends a retry time is not avoided', () => {
  let turnedAway = 0;
  const busy: RequestListener = (req, res) => {
    if (req.url === '/readyz') return sendJson(res, {});
    turnedAway++;
    res.setHeader('Retry-After', '7');
    return sendJson(res, { success: false }, 503);
  };
  return withTwo(
    [busy, named('other')],
    async ({ url }) => {
      for (let n = 0; n < 60; n++) await client(url).get(path);
      expect(turnedAway).toBeGreaterThan(20);
    },
    { env: { BREAKER_OPEN_MS: '60000' } },
  );
});

test('during the trial of one target, other requests are sent to the working one', () => {
  const held: (() => void)[] = [];
  let isBroken = true;
  const returning: RequestListener = (req, res) => {
    if (isBroken) req.socket.destroy();
    else held.push(() => sendJson(res, { name: 'returning' }));
  };
  return withTwo(
    [returning, named('other')],
    async ({ url }) => {
      for (let n = 0; n < 20; n++) await client(url).get(path);
      isBroken = false;
      const trying = [client(url).get(path)];
      await until(() => {
        trying.push(client(url).get(path));
        return held.length > 0;
      }, 30_000);
      expect((await asked(url, 30)).every(({ status, body }) => status === 200 && body.name === 'other')).toBe(true);
      for (const finish of held) finish();
      for (const { status } of await Promise.all(trying)) expect(status).toBe(200);
    },
    { env: { BREAKER_MIN_REQUESTS: '5', BREAKER_OPEN_MS: '50' } },
  );
});
