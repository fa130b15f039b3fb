import http from 'node:http';
import { Pool } from 'undici';
import { ProxiedAnswer, passedOn } from './proxied-answer.mjs';

/**
 * A program: node:http and undici's Pool.dispatch alone. It forwards every request to the service at the address in its
 * argument, without token, limit, id, log or metric. No gateway in Node can use less time for a request.
 */
const pool = new Pool(process.argv[2], { connections: null, pipelining: 1 });

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  pool.dispatch({ path: req.url, method: req.method, headers: passedOn(req), body: null }, new ProxiedAnswer(res));
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
