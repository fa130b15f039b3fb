import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The token that deployments on this machine use; created once, readable only by this user. */
export function deployToken(dir: string): string {
  const file = path.join(dir, 'deploy-token');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
