import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import type { Limiter } from '@plaza/service-kit/limiter';
import { createLog } from '@plaza/service-kit/logging/log';
import { listen } from '@plaza/test-kit/http';
import { nominatim } from './nominatim';

const toronto = {
  place_id: 1,
  display_name: 'Toronto, Golden Horseshoe, Ontario, Canada',
  lat: '43.65',
  lon: '-79.38',
};
const input = { display_name: toronto.display_name, lat: '43.65', lon: '-79.38' };

type Behave = (response: ServerResponse, request: IncomingMessage) => void;
const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('no');

/** A clock that advances only while callers wait, and a limiter on it: one turn per second. */
function ownTime() {
  let now = 0;
  const turns: number[] = [];
  const limiter: Limiter = {
    rule: { name: 'test', points: 1, seconds: 1 },
    async tryConsume() {
      const allowed = now >= (turns.at(-1) ?? -1000) + 1000;
      if (allowed) turns.push(now);
      return { allowed, remaining: 0, retryAfterSeconds: allowed ? 0 : 1 };
    },
    consume: async () => undefined,
    reset: async () => undefined,
    change: () => undefined,
  };
  const clock = {
    now: () => now,
    async pause(ms: number) {
      now += ms;
    },
  };
  return { limiter, clock, turns };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A host and its client; `requests` are those received, `turns` the times of their turns. */
async function hostThat(...behaviour: Behave[]) {
  const { limiter, clock, turns } = ownTime();
  const requests: { url?: string; headers: IncomingMessage['headers'] }[] = [];
  const server = await listen((request, response) => {
    const behave = behaviour[Math.min(requests.length, behaviour.length - 1)];
    requests.push({ url: request.url, headers: request.headers });
    behave?.(response, request);
  });
  closing.push(server.close);
  const cache = createCache(memoryStore(), createLog('test', 'silent'));
  const options = { url: `${server.url}/geo/`, contact: 'ops@plaza.example ☎', cache, limiter, clock, timeoutMs: 500 };
  return { geocoder: nominatim(options), requests, turns, clock };
}

const unavailable = { kind: 'unavailable', code: 'geocoder_unavailable' };

test('sends requests that follow the policy, and answers only the needed fields of the rows', async () => {
  const { geocoder, requests } = await hostThat(json([toronto]));
  expect(await geocoder.suggest(' 12 King &  Bay, Torontó ')).toEqual([input]);
  expect(requests[0]?.url).toBe('/geo/search?format=json&addressdetails=1&limit=5&q=12+king+%26+bay%2C+toront%C3%B3');
  expect(requests[0]?.headers['user-agent']).toBe('Plaza/1 (ops@plaza.example )');
});

test('the same query is sent once, in any notation and also concurrently', async () => {
  const { geocoder, requests } = await hostThat(json([toronto]));
  await Promise.all([geocoder.suggest('toronto'), geocoder.suggest('Toronto '), geocoder.suggest('TORONTO')]);
  expect(await geocoder.suggest('toronto')).toEqual([input]);
  expect(requests).toHaveLength(1);
});

test('different queries are sent a second apart', async () => {
  const { geocoder, requests, turns } = await hostThat(json([]));
  await Promise.all(['one', 'two', 'three'].map((text) => geocoder.suggest(text)));
  expect(turns).toEqual([0, 1000, 2000]);
  expect(requests.map(({ url }) => url?.split('q=')[1]).sort()).toEqual(['one', 'three', 'two']);
});

test('when too many wait, further ones are rejected with a retry time', async () => {
  const { geocoder, requests } = await hostThat(json([]));
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, turn) => geocoder.suggest(`place ${turn}`)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBe(20 - requests.length);
  expect(requests.length).toBeLessThanOrEqual(5);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too_many_requests' });
});

test('invalid rows are skipped, and at most five are answered', async () => {
  const bad = [null, 5, {}, { ...toronto, lat: '91' }, { ...toronto, lon: 'east' }, { ...toronto, display_name: '' }];
  const odd = [
    { ...toronto, lat: 43.65, lon: -79.38 },
    { ...toronto, display_name: 'x'.repeat(501) },
  ];
  const { geocoder } = await hostThat(json([...bad, ...odd, ...Array(8).fill(toronto)]));
  expect(await geocoder.suggest('toronto')).toEqual(Array(5).fill(input));
});

const failures: [string, Behave][] = [
  ['no JSON', (response) => void response.end('<html>')],
  ['no list', json({ error: 'Unable to geocode' })],
  ['nothing', (response) => void response.end()],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' })],
  ['403', status(403)],
  ['429', status(429)],
  ['500', status(500)],
  ['too much', (response) => void response.end(`[${' '.repeat(600 * 1024)}]`)],
  ['a broken connection', (_response, request) => void request.socket.destroy()],
  ['silence', () => undefined],
  ['silence in the middle', (response) => void response.write('[')],
];
test.each(failures)('%s is a failure, which is not cached: the host is called again later', async (_what, behave) => {
  const { geocoder, requests, clock } = await hostThat(behave, json([toronto]));
  await expect(geocoder.suggest('toronto')).rejects.toMatchObject(unavailable);
  await clock.pause(60_000);
  expect(await geocoder.suggest('toronto')).toEqual([input]);
  expect(requests).toHaveLength(2);
});

test('a failed host is not called for some seconds', async () => {
  const { geocoder, requests, clock } = await hostThat(status(500), json([]));
  await expect(geocoder.suggest('one')).rejects.toMatchObject(unavailable);
  await clock.pause(4999);
  await expect(geocoder.suggest('two')).rejects.toMatchObject(unavailable);
  expect(requests).toHaveLength(1);
  await clock.pause(1);
  expect(await geocoder.suggest('two')).toEqual([]);
});

test.each([400, 404, 414])('a %s concerns only its query, and does not block others', async (code) => {
  const { geocoder } = await hostThat(status(code), json([toronto]));
  await expect(geocoder.suggest('%')).rejects.toMatchObject(unavailable);
  expect(await geocoder.suggest('toronto')).toEqual([input]);
});

test('after too many requests, the host is not called for as long as it states, or otherwise for a minute', async () => {
  for (const [headers, seconds] of [
    [{ 'retry-after': '120' }, 120],
    [{}, 60],
    [{ 'retry-after': '999999' }, 600],
  ] as const) {
    const { geocoder, clock } = await hostThat(status(429, headers), json([]));
    await expect(geocoder.suggest('one')).rejects.toMatchObject(unavailable);
    await clock.pause(seconds * 1000 - 1);
    await expect(geocoder.suggest('one')).rejects.toMatchObject(unavailable);
    await clock.pause(1);
    expect(await geocoder.suggest('one')).toEqual([]);
  }
});
