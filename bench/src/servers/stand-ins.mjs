import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import http from 'node:http';

/**
 * A program: what identity and the registry tell other services over the private network, with a key made on the spot.
 * Says its port and an access token of somebody who may use every tab that is not an administrator's.
 */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'bench';
const tabs = ['overview', 'markets', 'finance_manager', 'contractors', 'messages', 'bookings', 'profile'];
const roles = ['admin_high', 'admin_low', 'contractor', 'contractor_employee', 'user', 'municipal_government'];

const answers = {
  '/.well-known/jwks.json': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
  '/internal/permissions': { version: 1, permissions: Object.fromEntries(roles.map((role) => [role, tabs])) },
  '/internal/revocations': { revocations: [] },
  '/internal/current': [],
};

const part = (value) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

function accessToken() {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: randomUUID(), sid: randomUUID(), role: 'user', isAdmin: false, iat, exp: iat + 900 };
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

const server = http.createServer((req, res) => {
  const answer = answers[req.url];
  res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(answer ?? {}));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port, token: accessToken() })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
