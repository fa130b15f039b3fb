import http from 'node:http';
import { Pool } from 'undici';
import { gatewayDuties } from './gateway-duties.mjs';
import { ProxiedAnswer, passedOn } from './proxied-answer.mjs';

/**
 * A program: the bare proxy with what the row about the gateway requires of a gateway, in the fewest steps, and with
 * headers that identify the user. It shows the least that such a gateway in Node costs: it has no breaker, retry,
 * timeout, fallback, trace or changing routes. Arguments: the service's address, the token, the log file.
 */
const [service, token, logFile] = process.argv.slice(2);
const pool = new Pool(service, { connections: null, pipelining: 1 });
const admit = gatewayDuties(token, logFile);

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, (req, res) => {
  const admitted = admit(req, res, req.headers.authorization?.slice('Bearer '.length));
  if (!admitted) return;
  const { id, address } = admitted;
  const headers = passedOn(req);
  headers.push('x-request-id', id, 'x-forwarded-for', address, 'x-forwarded-proto', 'http');
  const added = ['x-content-type-options', 'nosniff', 'x-request-id', id, 'cache-control', 'no-store'];
  pool.dispatch({ path: req.url, method: req.method, headers, body: null }, new ProxiedAnswer(res, added));
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
