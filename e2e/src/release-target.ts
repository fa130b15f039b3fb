import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseTarget } from '@plaza/local/registry-client';
import type { PlatformProcess } from './platform';

/** A journey's platform as the target of releases. */
export const releaseTarget = ({ url, dir }: PlatformProcess): ReleaseTarget => ({
  gatewayUrl: url,
  token: fs.readFileSync(path.join(dir, 'deploy-token'), 'utf8').trim(),
});
