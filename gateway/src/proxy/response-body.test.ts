import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { until } from '@plaza/service-kit/testing/until';
import { RawConnection } from '../testing/raw-connection';
import { sendJson } from '../testing/stubbed-services';
import { answerOf, financePath, startProxy } from './testing/start-proxy';

const proxy = startProxy();

test('an answer to HEAD has the length and no body', async () => {
  proxy.finance = (_req, res) => sendJson(res, { a: 1 });
  const connection = await RawConnection.open(proxy.platform.port);
  connection.send(`HEAD ${financePath} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
  const received = await connection.untilClosed();
  expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(received).toMatch(/content-length: 7\r\n/i);
  expect(received).toMatch(/\r\n\r\n$/);
});

test.each([[204], [304]])('an answer of %i has no body, and the connection serves the next request', async (status) => {
  proxy.finance = (_req, res) => {
    res.writeHead(status, { ETag: '"e"' });
    res.end();
  };
  const connection = await RawConnection.open(proxy.platform.port);
  const get = [`GET ${financePath} HTTP/1.1`, 'Host: x', '', ''];
  connection.send(...get);
  await connection.until(/\r\n\r\n$/);
  proxy.finance = (_req, res) => sendJson(res, { next: true });
  connection.send(...get);
  const received = await connection.until(/"next":true/);
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(received.split('HTTP/1.1')[1]).not.toMatch(/transfer-encoding|content-length/i);
  connection.close();
});

test('an answer of unknown length is streamed, headers first', async () => {
  const parts: ((part: string) => void)[] = [];
  proxy.finance = (_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/plain' });
    res.flushHeaders();
    parts.push((part) => (part === '' ? res.end() : res.write(part)));
  };
  const answer = await answerOf(proxy.request('GET', financePath).end());
  const [write] = parts;
  const received: string[] = [];
  answer.setEncoding('utf8').on('data', (part: string) => received.push(part));
  write?.('one');
  await until(() => received.join('') === 'one');
  write?.('two');
  write?.('');
  await until(() => received.join('') === 'onetwo' && answer.complete);
});

test('a large body is forwarded completely', async () => {
  const bytes = randomBytes(3 * 1024 * 1024);
  proxy.finance = (_req, res) => {
    res.writeHead(200, { 'Content-Length': bytes.length });
    res.end(bytes);
  };
  const received = await buffer(await answerOf(proxy.request('GET', financePath).end()));
  expect(received.equals(bytes)).toBe(true);
});

test('a small binary body is forwarded unchanged', async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  proxy.finance = (_req, res) => {
    res.writeHead(200, { 'Content-Length': bytes.length, 'Content-Type': 'image/png' });
    res.end(bytes);
  };
  const received = await buffer(await answerOf(proxy.request('GET', financePath).end()));
  expect(received.equals(bytes)).toBe(true);
});

test('an answer waits for a client that does not read instead of being buffered', async () => {
  let written = 0;
  proxy.finance = (_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/octet-stream' });
    const more = () => {
      written += 64 * 1024;
      if (written > 100 * 1024 * 1024) res.end();
      else if (res.write(Buffer.alloc(64 * 1024))) more();
      else res.once('drain', more);
    };
    more();
  };
  const connection = await RawConnection.open(proxy.platform.port);
  connection.socket.pause();
  connection.send(`GET ${financePath} HTTP/1.1`, 'Host: x', '', '');
  let before = -1;
  await until(async () => {
    const stands = before === written;
    before = written;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return stands && written > 0;
  });
  expect(written).toBeLessThan(50 * 1024 * 1024);
  connection.close();
});

test('trailers are forwarded to clients that support them, except those that change the answer', async () => {
  proxy.finance = (_req, res) => {
    res.writeHead(200, { Trailer: 'X-Sum', 'Content-Type': 'text/plain' });
    res.write('body');
    res.addTrailers({ 'X-Sum': '42', 'Set-Cookie': 'late=1' });
    res.end();
  };
  const answer = await answerOf(proxy.request('GET', financePath, { headers: { TE: 'trailers' } }).end());
  await text(answer);
  expect(answer.trailers).toEqual({ 'x-sum': '42' });
  const plain = await answerOf(proxy.request('GET', financePath).end());
  await text(plain);
  expect(plain.trailers).toEqual({});
});
