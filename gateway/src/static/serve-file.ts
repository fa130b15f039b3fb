import { methodNotAllowed, notFound, refuse } from '../refusal';
import type { Visit } from '../visit';
import { acceptedEncodings } from './accepted-encoding';
import type { StaticFile, Variant } from './static-file';

/** Answers with a file from memory: the best encoding that the client takes, or that nothing has changed. */
export function serveFile(visit: Visit, file: StaticFile | undefined): void {
  if (!file) refuse(visit, notFound);
  else if (visit.method !== 'GET' && visit.method !== 'HEAD') refuse(visit, methodNotAllowed('GET, HEAD'));
  else send(visit, file);
}

function send({ req, res, id, method }: Visit, file: StaticFile): void {
  const variant = best(file, req.headers['accept-encoding']);
  if (matches(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, [...variant.unchanged, 'X-Request-Id', id]);
    res.end();
    return;
  }
  res.writeHead(200, [...variant.headers, 'X-Request-Id', id]);
  if (method === 'HEAD') res.end();
  else res.end(variant.body);
}

function best(file: StaticFile, header: string | undefined): Variant {
  for (const encoding of acceptedEncodings(header)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.identity;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => {
    const known = one.trim();
    return known === '*' || known.replace(/^W\//, '') === etag;
  });
}
