import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { type PlatformProcess, root } from './platform';

type Platform = Pick<PlatformProcess, 'url' | 'dir'>;

/** Runs `npm run gateway`, as operators do. */
export function gateway({ url, dir }: Platform, ...args: string[]) {
  const env = { ...process.env, PLAZA_GATEWAY_URL: url, PLAZA_DIR: dir };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['local/dist/gateway.cjs', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Writes the active document with a change to a file, and the hash of its version beside it. @returns the file */
export function changedDocument(platform: Platform, change: (document: GatewayConfiguration) => void): string {
  const file = path.join(platform.dir, 'gateway.json');
  fs.rmSync(file, { force: true });
  const { status, stderr } = gateway(platform, 'show', '--to', file);
  if (status !== 0) throw new Error(`the configuration cannot be shown: ${stderr}`);
  const document = JSON.parse(fs.readFileSync(file, 'utf8'));
  change(document);
  fs.writeFileSync(file, JSON.stringify(document, undefined, 2));
  return file;
}
