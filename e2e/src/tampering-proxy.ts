import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Returns a text that replaces the platform's response, or undefined to leave it unchanged. */
export type Tamper = (path: string, text: string) => string | undefined;

/** A proxy in front of the platform with which a test can change responses to the browser. */
export interface TamperingProxy {
  readonly url: string;
  /** Applied to all further responses; `changes` counts those that it changed. */
  tamper: Tamper | undefined;
  readonly changes: number;
  stop(): Promise<void>;
}

export async function startTamperingProxy(target: string): Promise<TamperingProxy> {
  const server = http.createServer((req, res) => {
    const { 'accept-encoding': _, ...headers } = req.headers;
    const options = { method: req.method, headers: proxy.tamper ? headers : req.headers };
    const forwarded = http.request(new URL(req.url ?? '/', target), options, (answer) => {
      // Either side may have ended in the middle of the body.
      pass(req, answer, res).catch(() => res.destroy());
    });
    forwarded.on('error', () => res.destroy());
    res.on('close', () => forwarded.destroy());
    req.pipe(forwarded);
  });
  const proxy = {
    url: '',
    tamper: undefined as Tamper | undefined,
    changes: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function pass(req: IncomingMessage, answer: IncomingMessage, res: ServerResponse): Promise<void> {
    const { statusCode = 500, headers } = answer;
    if (!proxy.tamper || headers['content-type']?.startsWith('text/event-stream')) {
      res.writeHead(statusCode, headers);
      answer.pipe(res);
      return;
    }
    const body = await buffer(answer);
    const { pathname } = new URL(req.url ?? '/', target);
    const changed = proxy.tamper(pathname, body.toString('utf8'));
    if (changed === undefined) {
      res.writeHead(statusCode, headers).end(body);
      return;
    }
    proxy.changes++;
    res.writeHead(200, headersOf(pathname, headers, changed)).end(changed);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}

/** The platform's headers, adapted to another body. A script that the platform does not have gets a script's type. */
function headersOf(pathname: string, { etag: _, ...headers }: IncomingHttpHeaders, body: string): IncomingHttpHeaders {
  const type = pathname.endsWith('.js') ? 'text/javascript; charset=utf-8' : headers['content-type'];
  return { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
}
