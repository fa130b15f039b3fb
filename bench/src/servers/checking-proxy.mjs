import http from 'node:http';
import { Pool } from 'undici';
import { gatewayDuties } from './gateway-duties.mjs';
import { ProxiedAnswer, passedOn } from './proxied-answer.mjs';

/**
 * A program: the bare proxy with what the gateway's row asks of a gateway, in the fewest steps, and headers that say
 * whose request it is. It is what such a gateway of Node costs at least: it has no breaker, retry, time-out, fallback,
 * trace, nor routes that change. Arguments: the service's address, the token, and the file of the log.
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
