import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A text in place of the one that the platform answers; undefined where that stays. */
export type Tamper = (path: string, text: string) => string | undefined;

/** A proxy before the platform, at which a test may change what passes to the browser. */
export interface TamperingProxy {
  readonly url: string;
  /** What is changed from now on; each call of it that changes something is counted. */
  tamper: Tamper | undefined;
  readonly changes: number;
  stop(): Promise<void>;
}

export async function startTamperingProxy(target: string): Promise<TamperingProxy> {
  const server = http.createServer((req, res) => {
    const { 'accept-encoding': _, ...headers } = req.headers;
    const options = { method: req.method, headers: proxy.tamper ? headers : req.headers };
    const forwarded = http.request(new URL(req.url ?? '/', target), options, (answer) => void pass(req, answer, res));
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

/** The platform's headers for another body. A script that the platform does not have comes as a script too. */
function headersOf(pathname: string, { etag: _, ...headers }: IncomingHttpHeaders, body: string): IncomingHttpHeaders {
  const type = pathname.endsWith('.js') ? 'text/javascript; charset=utf-8' : headers['content-type'];
  return { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
}
