import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/**
 * A program: node:http alone. Answers a small JSON under /api, and the brotli files of a folder from memory. It stands
 * in for nginx, and is what the start of a service is held against.
 */
const [json = '{}', folder] = process.argv.slice(2);
const body = Buffer.from(json);
const files = new Map();

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  if (folder && req.url.startsWith('/assets/')) return serve(path.basename(req.url), res);
  res.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(body.length)]);
  res.end(body);
});

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
