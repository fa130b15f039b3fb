import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { accessTokens } from './access-tokens.mjs';

/**
 * A program that stubs the internal answers of identity and the registry, with a new key. It prints its port and an access
 * token of a user who may use every tab that is not an administrator's. Its arguments are the files of releases, as the
 * build writes them.
 */
const { keySet, tokenOf } = accessTokens();
const tabs = ['overview', 'markets', 'finance_manager', 'contractors', 'messages', 'bookings', 'profile'];
const roles = ['admin_high', 'admin_low', 'contractor', 'contractor_employee', 'user', 'municipal_government'];

const answers = {
  '/.well-known/jwks.json': keySet,
  '/internal/permissions': { version: 1, permissions: Object.fromEntries(roles.map((role) => [role, tabs])) },
  '/internal/revocations': { revocations: [] },
  '/internal/current': process.argv.slice(2).map((file) => {
    const { federation, ...release } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return release;
  }),
};

const server = http.createServer((req, res) => {
  const answer = answers[req.url];
  res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(answer ?? {}));
});
server.listen(0, '127.0.0.1', () => {
  const token = tokenOf({ id: randomUUID(), role: 'user' });
  process.stdout.write(`${JSON.stringify({ port: server.address().port, token })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
