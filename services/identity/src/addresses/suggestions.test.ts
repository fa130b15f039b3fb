import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { listen } from '@plaza/test-kit/http';
import { signIn, startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';

let identity: TestIdentity;
let token: string;
beforeAll(async () => {
  identity = await startIdentity();
  token = (await signIn(identity, (await userFixture()).email)).token;
});
afterAll(() => identity.stop());

const suggest = (q: string, from = identity) =>
  from.withToken(token).get<AddressSuggestion[]>(`/api/v1/address/suggest?${new URLSearchParams({ q })}`);

test('places are a plain list', async () => {
  const { status, body } = await suggest('12 King St W, Toronto');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    display_name: '12 King St W, Toronto, Ontario, Canada',
    lat: expect.stringMatching(/^43\.\d+$/),
    lon: expect.stringMatching(/^-79\.\d+$/),
  });
  expect(body.length).toBeLessThanOrEqual(5);
});

test.each(['[.*+?^$\\{}()|', '$where', '東京都新宿区', '\u0000\u202e\u200b', "'; drop table --", 'x'.repeat(255)])(
  '%j finds nothing, without an error',
  async (q) => {
    expect(await suggest(q)).toMatchObject({ status: 200, body: [] });
  },
);

test.each([
  '',
  '?q=',
  '?q=to',
  '?q=%20%20to%20%20',
  `?q=${'x'.repeat(256)}`,
  `?q=${'x'.repeat(10_000)}`,
  '?q=toronto&q=paris',
  '?q[$gt]=toronto',
  '?q=toronto&limit=50',
])('rejects %s', async (query) => {
  const { status } = await identity.withToken(token).get(`/api/v1/address/suggest${query}`);
  expect(status).toBe(400);
});

test('requires a session', async () => {
  expect((await identity.nobody.get('/api/v1/address/suggest?q=toronto')).status).toBe(401);
});

test('a configured host is used, and its failure is reported', async () => {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(`${request.headers['user-agent']} ${request.url}`);
    if (asked.length > 1) response.writeHead(500);
    response.end(JSON.stringify([{ display_name: 'Here', lat: '1', lon: '2' }]));
  });
  const other = await startInstance({ GEOCODER_URL: server.url, GEOCODER_CONTACT: 'ops@plaza.example' });
  expect(await suggest('Here', other)).toMatchObject({
    status: 200,
    body: [{ display_name: 'Here', lat: '1', lon: '2' }],
  });
  expect(asked[0]).toBe('Plaza/1 (ops@plaza.example) /search?format=json&addressdetails=1&limit=5&q=here');
  const failed = await suggest('There', other);
  expect(failed).toMatchObject({ status: 500, body: { error: { code: 'geocoder_unavailable' } } });
  await other.stop();
  await server.close();
});
