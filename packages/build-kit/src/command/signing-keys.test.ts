import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEnvelope, signEnvelope } from '@plaza/service-kit/signatures/dsse';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-keys-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const command = path.resolve('local/commands/release.mjs');
const release = (...args: string[]) => spawnSync(process.execPath, [command, 'keys', ...args], { encoding: 'utf8' });

it('creates a private key readable only by this user, and prints the public key', () => {
  const file = path.join(folder, 'team.pem');
  const { status, stdout } = release(file);
  expect(status).toBe(0);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const [publicKey = ''] = /^MCowBQYDK2VwAyEA.{44}$/m.exec(stdout) ?? [];
  const envelope = signEnvelope('text/plain', Buffer.from('signed'), fs.readFileSync(file, 'utf8'));
  expect(openEnvelope(envelope, 'text/plain', [publicKey])?.toString()).toBe('signed');
});

it('overwrites no file, and requires its name', () => {
  const file = path.join(folder, 'team.pem');
  fs.writeFileSync(file, 'somebody else');
  const { status, stderr } = release(file);
  expect([status, stderr]).toEqual([1, `${file} already exists; keys are never overwritten.\n`]);
  expect(fs.readFileSync(file, 'utf8')).toBe('somebody else');
  expect(release().stderr).toBe('usage: npm run release -- keys <file>\n');
});
