import type { Client } from '../exchange/client';
import type { Exchange } from '../exchange/exchange';
import { methodNotAllowed, notFound, sendHttpError } from '../exchange/http-error';
import { strictTransport } from '../exchange/strict-transport';
import { acceptedEncodings } from './accepted-encodings';
import type { StaticFile, Variant } from './static-file';

/** Serves a file from memory: in the best encoding that the client accepts, or as 304 if it has not changed. */
export function serveFile(exchange: Exchange, file: StaticFile | undefined): void {
  if (!file) sendHttpError(exchange, notFound);
  else if (exchange.method !== 'GET' && exchange.method !== 'HEAD')
    sendHttpError(exchange, methodNotAllowed('GET, HEAD'));
  else send(exchange, file);
}

function send({ req, res, id, method, client }: Exchange, file: StaticFile): void {
  const variant = best(file, req.headers['accept-encoding']);
  if (matches(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, withOwn(variant.unchanged, id, client));
    res.end();
    return;
  }
  res.writeHead(200, withOwn(variant.headers, id, client));
  if (method === 'HEAD') res.end();
  else res.end(variant.body);
}

function withOwn(headers: readonly string[], id: string, { strictTransport: isStrict }: Client): string[] {
  const all = [...headers, 'X-Request-Id', id];
  if (isStrict) all.push(strictTransport.name, strictTransport.value);
  return all;
}

function best(file: StaticFile, header: string | undefined): Variant {
  for (const encoding of acceptedEncodings(header)) {
    const variant = encoding === 'br' ? file.br : file.gzip;
    if (variant) return variant;
  }
  return file.identity;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => {
    const candidate = one.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}
