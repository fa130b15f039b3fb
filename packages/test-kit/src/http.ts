import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** Serves a handler such as `app.callback()` on a free loopback port. `close` also ends open connections. */
export async function listen(handler: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A response, whatever its status. `body` is parsed if it is JSON, otherwise the text. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Extra {
  readonly headers?: Record<string, string>;
}

type Send = <Body = unknown>(path: string, extra?: Extra) => Promise<Answer<Body>>;
type SendBody = <Body = unknown>(path: string, body?: unknown, extra?: Extra) => Promise<Answer<Body>>;

export interface Client {
  readonly get: Send;
  readonly delete: Send;
  readonly post: SendBody;
  readonly put: SendBody;
  readonly patch: SendBody;
}

/**
 * A client that calls a server as one user: `token` becomes the bearer header. Bodies are sent as JSON; a string or a
 * Buffer is sent unchanged, for requests that are malformed on purpose, and so is the path. Redirects are returned, not
 * followed. No status throws; a broken connection does.
 */
export function client(url: string, { token, headers }: { token?: string } & Extra = {}): Client {
  const own = { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  async function send<Body>(method: string, path: string, body?: unknown, extra?: Extra): Promise<Answer<Body>> {
    const bytes = bytesOf(body);
    const described: Record<string, string> = bytes
      ? { 'content-type': 'application/json', 'content-length': `${bytes.length}` }
      : {};
    const response = await exchange(url, path, method, { ...described, ...own, ...extra?.headers }, bytes);
    return { ...response, body: parsed(response) as Body };
  }
  return {
    get: (path, extra) => send('GET', path, undefined, extra),
    delete: (path, extra) => send('DELETE', path, undefined, extra),
    post: (path, body, extra) => send('POST', path, body, extra),
    put: (path, body, extra) => send('PUT', path, body, extra),
    patch: (path, body, extra) => send('PATCH', path, body, extra),
  };
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Not `fetch`, which normalizes the path and the headers: tests send malformed ones. */
function exchange(
  url: string,
  path: string,
  method: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<Answer<string>> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      readText(response).then((text) => {
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), body: text });
      }, reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

function parsed({ headers, body }: Answer<string>): unknown {
  const json = /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');
  return json && body !== '' ? JSON.parse(body) : body;
}
