import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { RawConnection } from '../testing/raw-connection';
import { type Echo, sendJson } from '../testing/stubbed-services';
import { answerOf, echoPath, financePath, startProxy } from './testing/start-proxy';

const proxy = startProxy();

test('a chunked request of unknown length is forwarded', async () => {
  const sent = proxy.request('POST', echoPath);
  sent.write('{"a":');
  sent.end('1}');
  const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
  expect(echo).toMatchObject({ body: '{"a":1}' });
});

test('a request may wait for "100 Continue"', async () => {
  const sent = proxy.request('POST', echoPath, {
    headers: { Expect: '100-continue', 'Content-Length': 2 },
  });
  sent.flushHeaders();
  await new Promise((resolve) => sent.once('continue', resolve));
  sent.end('{}');
  const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
  expect(echo.body).toBe('{}');
  expect(echo.headers).not.toHaveProperty('expect');
});

test('a GET request is forwarded without a body, whatever its headers declare', async () => {
  const sent = proxy.request('GET', echoPath, { headers: { 'Content-Length': 2 } });
  sent.end('{}');
  const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
  expect(echo.body).toBe('');
  expect(echo.headers).not.toHaveProperty('content-length');
});

test('a request is answered even if the service answers before reading it', async () => {
  proxy.finance = (_req, res) => sendJson(res, { early: true }, 401);
  const answer = await proxy.browser.post(financePath, randomBytes(900_000), {
    headers: { 'Content-Type': 'image/png' },
  });
  expect(answer).toMatchObject({ status: 401, body: { early: true } });
});

test('a body of 1 MiB is forwarded, and a larger one is rejected, with or without a declared length', async () => {
  proxy.finance = (req, res) =>
    buffer(req).then(
      ({ length }) => sendJson(res, { length }),
      () => res.destroy(),
    );
  expect((await proxy.browser.post(financePath, Buffer.alloc(1024 * 1024))).body).toEqual({ length: 1024 * 1024 });
  const declared = await proxy.browser.post(financePath, Buffer.alloc(1024 * 1024 + 1));
  expect(declared).toMatchObject({ status: 413, body: { success: false, error: { code: 'body_too_large' } } });

  const sent = proxy.request('POST', financePath);
  for (let n = 0; n < 20; n++) sent.write(Buffer.alloc(64 * 1024));
  sent.end();
  expect((await answerOf(sent)).statusCode).toBe(413);
});

test('the body of a profile picture may be larger', async () => {
  const { status } = await proxy.browser.patch('/api/v1/profile/echo', Buffer.alloc(2 * 1024 * 1024));
  expect(status).toBe(200);
});

test('a rejected body gets no "100 Continue"', async () => {
  const connection = await RawConnection.open(proxy.platform.port);
  connection.send(`POST ${financePath} HTTP/1.1`, 'Host: x', 'Content-Length: 9999999', 'Expect: 100-continue', '', '');
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 413 /);
});
