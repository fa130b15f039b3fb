import fs from 'node:fs/promises';
import path from 'node:path';
import { schemasOfCalls } from '@plaza/contracts/call-schemas';
import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import { ShellProvides } from '@plaza/contracts/registry/needs';
import { serviceCalls } from '@plaza/contracts/service-calls';
import { findMissing, type Platform } from '@plaza/service-kit/release-gate/find-missing';

/** What can be checked: the shell, and each service in contracts. */
const parts = ['shell', ...Object.keys(serviceCalls)];

/**
 * What this checkout provides.
 * @param wanted the parts to look at, which are about to be deployed; all parts if empty
 * @throws Error for an unknown part, and for a shell that is not built
 */
export async function builtPlatform(root: string, wanted: readonly string[]): Promise<Platform> {
  const unknown = wanted.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Error(`check accepts ${parts.join(', ')}; ${unknown} is not one of them`);
  const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
  const services = Object.entries(serviceCalls).filter(([name]) => isWanted(name));
  return {
    services: new Map(services.map(([name, calls]) => [name, { calls: schemasOfCalls(calls) }])),
    shell: isWanted('shell') ? await builtShell(root) : undefined,
  };
}

async function builtShell(root: string): Promise<ShellProvides> {
  const text = await fs.readFile(path.join(root, 'shell/dist/provides.json'), 'utf8').catch((cause) => {
    throw new Error('the shell is not built', { cause });
  });
  return ShellProvides.parse(JSON.parse(text));
}

/** Which live releases a platform would break: a report to print, and whether there are any. */
export function checkReleases(live: readonly LiveRelease[], platform: Platform): { report: string; isBroken: boolean } {
  const broken = live.flatMap((release) => {
    const missing = findMissing(release, platform);
    return missing.length > 0
      ? [[`${titleOf(release)} would lack:`, ...missing.map((one) => `  ${one}`)].join('\n')]
      : [];
  });
  const silent = live.filter(({ needs }) => !needs).map(titleOf);
  const note =
    silent.length > 0
      ? [`The requirements of these are unknown, as their builds did not declare them: ${silent.join(', ')}`]
      : [];
  const good = broken.length === 0 ? [`None of ${live.length} live releases would be broken.`] : [];
  return { report: [...broken, ...note, ...good].join('\n'), isBroken: broken.length > 0 };
}

const titleOf = ({ name, version, is }: LiveRelease) => `${name} ${version} (${is})`;
