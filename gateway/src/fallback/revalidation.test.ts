import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform } from '../testing/test-platform';

const stocks = '/api/v1/markets/stocks';
/** How old the service's answers are, in seconds: what is renewed is younger. */
const oldAge = 500;

let platform: Platform;
let markets: RequestListener;
let person: Client;

beforeEach(async () => {
  platform = await startPlatform({ services: { markets: (req, res) => markets(req, res) } });
  person = client(platform.url, { token: accessTokenFor({ id: randomUUID(), sessionId: randomUUID() }) });
});
afterEach(() => platform.stop());

/** Has the gateway store an answer of this tag. */
async function store(etag: string | undefined): Promise<void> {
  markets = (_req, res) => {
    res.setHeader('age', String(oldAge));
    if (etag !== undefined) res.setHeader('etag', etag);
    sendJson(res, { of: etag });
  };
  expect((await person.get(stocks)).status).toBe(200);
}

/** Asks whether what the browser has is still true, and is told so. */
async function confirm(ifNoneMatch: string, headers: Record<string, string>): Promise<void> {
  markets = (_req, res) => void res.writeHead(304, headers).end();
  expect((await person.get(stocks, { headers: { 'if-none-match': ifNoneMatch } })).status).toBe(304);
}

async function ageOfCopy(): Promise<number> {
  await platform.servers.markets.close();
  const { headers } = await person.get(stocks);
  expect(headers.get('x-plaza-stale')).toBe('1');
  return Number(headers.get('age'));
}

test.each<[what: string, stored: string, asked: string, answered: Record<string, string>]>([
  ['that the service names', '"1"', '"1"', { etag: '"1"' }],
  ['that the browser named, where the service names none', '"1"', '"1"', {}],
  ['of several of the browser, where the service names it', '"1"', '"2", "1"', { etag: '"1"' }],
  ['of a body that was packed on the way', 'W/"1"', '"1"', { etag: '"1"' }],
])('a copy becomes fresh if its service confirms the tag %s', async (_what, stored, asked, answered) => {
  await store(stored);
  await confirm(asked, answered);
  expect(await ageOfCopy()).toBeLessThan(oldAge / 2);
});

test.each<[what: string, stored: string | undefined, asked: string, answered: Record<string, string>]>([
  ['a newer answer, received through another gateway', '"1"', '"2"', { etag: '"2"' }],
  ['a newer answer, which only the browser names', '"1"', '"2"', {}],
  ['one of several answers, without a word of which', '"1"', '"1", "2"', {}],
  ['any answer', '"1"', '*', {}],
  ['an answer, and the copy has no tag', undefined, '"1"', { etag: '"1"' }],
])('a copy keeps its age if its service confirms %s', async (_what, stored, asked, answered) => {
  await store(stored);
  await confirm(asked, answered);
  expect(await ageOfCopy()).toBeGreaterThanOrEqual(oldAge);
});

test('a confirmed copy is as old as its service reports', async () => {
  await store('"1"');
  await confirm('"1"', { etag: '"1"', age: '100' });
  expect(await ageOfCopy()).toBeGreaterThanOrEqual(100);
});
