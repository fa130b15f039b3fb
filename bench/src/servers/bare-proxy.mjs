import http from 'node:http';
import { Pool } from 'undici';
import { ProxiedAnswer, passedOn } from './proxied-answer.mjs';

/**
 * A program: node:http and undici's Pool.dispatch, and nothing else. It passes every request on to the service whose
 * address is its argument: no token, no limit, no id, no log, no metric. What it takes for a request no gateway of Node
 * goes below.
 */
const pool = new Pool(process.argv[2], { connections: null, pipelining: 1 });

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  pool.dispatch({ path: req.url, method: req.method, headers: passedOn(req), body: null }, new ProxiedAnswer(res));
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
