import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { accessTokens } from './data/access-tokens.mjs';

/**
 * A program that stubs the internal responses of identity and the registry, with a new key. It prints its port, and
 * access tokens of a user who has every tab except those of administrators, and of an administrator. Its arguments are
 * release files as the build writes them, beside the files that they list; after `--rollouts`, each release is in a
 * rollout that has reached everybody.
 */
const { keySet, tokenOf } = accessTokens();
const tabs = ['overview', 'markets', 'finance_manager', 'contractors', 'messages', 'bookings', 'profile'];
const roles = ['admin_high', 'admin_low', 'contractor', 'contractor_employee', 'user', 'municipal_government'];

const isRolledOut = process.argv[2] === '--rollouts';
const releaseFiles = process.argv.slice(isRolledOut ? 3 : 2);

/** A file's bytes and its compressed forms by path, as service-kit's `packEncodings` packs them. */
const files = new Map(
  releaseFiles.flatMap((file) => {
    const { integrity } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Object.entries(integrity).map(([name, hash]) => [
      `/internal/files/${encodeURIComponent(hash)}`,
      packed(path.join(path.dirname(file), name)),
    ]);
  }),
);

function packed(file) {
  const forms = ['', '.br', '.gz'].map((form) =>
    fs.existsSync(file + form) ? fs.readFileSync(file + form) : Buffer.alloc(0),
  );
  const head = Buffer.alloc(12);
  forms.forEach((form, index) => void head.writeUInt32BE(form.length, index * 4));
  return Buffer.concat([head, ...forms]);
}

const releases = releaseFiles.map((file) => {
  const { federation, needs, ...release } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return release;
});
const rolloutOf = (release) => ({
  id: randomUUID(),
  release: { ...release, version: '9.0.0' },
  weight: 100,
  roles: ['user'],
  team: [],
  isOpen: true,
  admitted: [],
  room: 0,
});

const answers = {
  '/.well-known/jwks.json': keySet,
  '/internal/permissions': { version: 1, permissions: Object.fromEntries(roles.map((role) => [role, tabs])) },
  '/internal/revocations': { revocations: [] },
  '/internal/areas': [],
  '/internal/current': isRolledOut ? releases.map((one) => ({ ...one, rollout: rolloutOf(one) })) : releases,
};

const server = http.createServer((req, res) => {
  const file = files.get(req.url);
  if (file) return res.end(file);
  const answer = answers[req.url];
  res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(answer ?? {}));
});
server.listen(0, '127.0.0.1', () => {
  const token = tokenOf({ id: randomUUID(), role: 'user' });
  const administrator = tokenOf({ id: randomUUID(), role: 'admin_high' });
  process.stdout.write(`${JSON.stringify({ port: server.address().port, token, administrator })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
