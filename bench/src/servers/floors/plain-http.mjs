import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * A program: node:http alone. Answers with a small JSON under /api, and serves the brotli files of a folder from
 * memory. It stands in for nginx, and is the reference for the start of a service. `--service`: the name in its health
 * check; `--delay`: how long a response under /api takes, in milliseconds.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { service: { type: 'string' }, delay: { type: 'string', default: '0' } },
});
const [json = '{}', folder] = positionals;
const body = Buffer.from(json);
const health = Buffer.from(JSON.stringify({ status: 'ok', service: values.service }));
const delayMs = Number(values.delay);
const files = new Map();

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  if (folder && req.url.startsWith('/assets/')) return serve(path.basename(req.url), res);
  if (req.url === '/healthz') return send(health, res);
  if (delayMs > 0 && req.url.startsWith('/api/')) setTimeout(send, delayMs, body, res);
  else send(body, res);
});

function send(answer, res) {
  res.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(answer.length)]);
  res.end(answer);
}

function serve(name, res) {
  if (!files.has(name)) files.set(name, fs.readFileSync(path.join(folder, 'assets', `${name}.br`)));
  const file = files.get(name);
  res.writeHead(200, ['Content-Type', 'text/javascript', 'Content-Encoding', 'br', 'Content-Length', `${file.length}`]);
  res.end(file);
}

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
