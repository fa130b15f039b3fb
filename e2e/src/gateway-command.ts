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

/** The document that holds, changed and written to a file. @returns the file */
export function changedDocument(platform: Platform, change: (document: GatewayConfiguration) => void): string {
  const document = JSON.parse(gateway(platform, 'show').stdout);
  change(document);
  const file = path.join(platform.dir, 'gateway.json');
  fs.writeFileSync(file, JSON.stringify(document, undefined, 2));
  return file;
}
