import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { gatewayDuties } from './gateway-duties.mjs';

/**
 * A program: serves the files of a folder, compressed beforehand, to clients with the cookie, and does what the rows
 * about the gateway require of a gateway in the fewest steps. Arguments: the cookie, the log file, the folder, the
 * paths.
 */
const [cookie, logFile, folder, ...paths] = process.argv.slice(2);
const admit = gatewayDuties(cookie, logFile);
const files = new Map(paths.map((path) => [path, read(`${folder}${path}.br`)]));

function read(file) {
  const bytes = fs.readFileSync(file);
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  const admitted = admit(req, res, req.headers.cookie);
  if (!admitted) return;
  const found = files.get(req.url);
  if (!found || !req.headers['accept-encoding']?.includes('br')) return res.writeHead(404).end();
  const isKnown = req.headers['if-none-match'] === found.tag;
  res.writeHead(isKnown ? 304 : 200, [
    ...['Content-Type', 'text/javascript; charset=utf-8', 'Content-Encoding', 'br', 'Vary', 'Accept-Encoding'],
    ...['Content-Length', String(found.bytes.length), 'ETag', found.tag],
    ...['Cache-Control', 'private, max-age=31536000, immutable', 'X-Content-Type-Options', 'nosniff'],
    ...['X-Request-Id', admitted.id],
  ]);
  res.end(isKnown ? undefined : found.bytes);
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
