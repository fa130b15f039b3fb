import type { RequestListener } from 'node:http';
import { createLog } from '@plaza/service-kit/logging/log';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { internalFetch } from '@plaza/service-kit/testing/service-client';
import { listen } from '@plaza/test-kit/http';
import { identityClient } from './identity-client';

/** What comes of an identity that answers like this. */
async function factsFrom(identity: RequestListener) {
  const { url, close } = await listen(identity);
  try {
    return await identityClient(url, internalFetch, createLog('finance', 'silent')).factsOf('token-of-ana');
  } finally {
    await close();
  }
}

const answering =
  (body: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

test('birth date and family size are those that identity answers for the caller', async () => {
  const seen: (string | undefined)[] = [];
  const facts = await factsFrom((request, response) => {
    seen.push(request.method, request.url, request.headers.authorization);
    const profile = { birthDate: '1986-05-14', familySize: 3, firstName: 'Ana' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, ...profile, data: profile }));
  });
  expect(facts).toEqual({ birthDate: '1986-05-14', familySize: 3 });
  expect(seen).toEqual(['GET', '/api/v1/profile', 'Bearer token-of-ana']);
});

test('missing values are null', async () => {
  const nothingSaid = { birthDate: null, familySize: null };
  expect(await factsFrom(answering(JSON.stringify(nothingSaid)))).toEqual(nothingSaid);
});

test.each([
  ['refuses', answering('{"success":false}', 401)],
  ['fails', answering('{}', 503)],
  ['answers something else', answering('{"birthDate":5}')],
  ['answers no JSON', answering('<html>')],
  ['hangs up', ((request) => request.socket.destroy()) satisfies RequestListener],
])('if identity %s, nothing is known', async (_how, identity) => {
  expect(await factsFrom(identity)).toBeUndefined();
});

test('the token of a caller is not sent to another path', async () => {
  const asked: (string | undefined)[] = [];
  const facts = await factsFrom((request, response) => {
    asked.push(request.url);
    if (request.url !== '/api/v1/profile') return response.end('{"birthDate":null,"familySize":1}');
    return response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(facts).toBeUndefined();
  expect(asked).toEqual(['/api/v1/profile']);
});

test('requests to an unresponsive identity time out, and are logged without the token', async () => {
  const { log, lines } = readableLog();
  const { url, close } = await listen(() => undefined);
  const before = performance.now();
  expect(await identityClient(url, internalFetch, log).factsOf('token-of-ana')).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(2500);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('token-of-ana');
  await close();
});

test('an unreachable identity is detected at once', async () => {
  const { url, close } = await listen(() => undefined);
  await close();
  expect(
    await identityClient(url, internalFetch, createLog('finance', 'silent')).factsOf('token-of-ana'),
  ).toBeUndefined();
});
