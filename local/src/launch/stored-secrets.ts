import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { secretFile } from './platform-folder';

/** The token for deployments on this machine; created once, readable only by this user. */
export const deployToken = (dir: string): string => storedSecret(dir, 'deploy-token');

/** The secret with which the platform's processes on this machine authenticate events and cache; created likewise. */
export const busSecret = (dir: string): string => storedSecret(dir, 'bus-secret');

function storedSecret(dir: string, name: Parameters<typeof secretFile>[1]): string {
  const file = secretFile(dir, name);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
