import fs from 'node:fs';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { platformUrl } from '../../commands/gateway-url.mjs';
import { readOptions } from '../launch/config';
import { deployToken } from '../launch/stored-secrets';
import { readRelease, releaseCommand } from './built-release';
import { builtPlatform, checkReleases } from './check-releases';
import { describeRemote, nextCommands } from './describe-remote';
import { fetchLiveReleases } from './live-releases';
import type { ReleaseTarget } from './registry-client';
import { type MoveRequest, readReleaseRequest } from './release-request';
import { requireVersion } from './require-version';
import { rollOut, rollOutBuilt } from './roll-out';
import { fetchRemoteState, giveToEverybody, moveRollout, switchOff, switchOn } from './rollouts';
import { uploadRelease } from './upload-release';

/**
 * `npm run release -- <remote> [version]`: releases the built remote, or makes an earlier release the current one; with
 * `--rollout`, to some people first. With a verb: changes a rollout. `off` and `on`: stop or resume loading the remote.
 * `show`: prints the state of the remote.
 * `check`: lists the live releases that this checkout would break.
 */
async function main() {
  const request = readReleaseRequest(process.argv.slice(2));
  const options = readOptions([], process.env, process.cwd());
  const target = {
    gatewayUrl: platformUrl(process.env),
    token: process.env.PLAZA_DEPLOY_TOKEN || process.env.DEPLOY_TOKEN || deployToken(options.dir),
    ...signingKey(process.env.PLAZA_SIGNING_KEY),
  };
  if ('check' in request) return check(options.root, request.check, target);
  const { name } = request;
  const command = releaseCommand(options.root, name);
  if ('show' in request) return sayState(await fetchRemoteState(name, target), command);
  if ('verb' in request) return move(request, target, command);
  if ('switch' in request) {
    const { version, switch: to } = request;
    if (to === 'on') return say(await switchOn(name, version, target));
    return say(await switchOff(name, { version, reason: to.off }, target));
  }
  const { version, rollout } = request;
  if (rollout) {
    const about = { name, options: rollout, command };
    const said = version ? rollOut(version, about, target) : rollOutBuilt(options.root, about, target);
    return say(...(await said));
  }
  sayState(await giveToEverybody(name, version ?? (await uploadBuilt(options.root, name, target)), target), command);
}

async function move(request: MoveRequest, target: ReleaseTarget, command: string): Promise<void> {
  await requireVersion(request, target, command);
  const { name, verb, version, at } = request;
  const state = await moveRollout(name, verb, target, { version, weight: at });
  // After a rollback or an abort the current release is meant to stay, so no next commands are printed.
  if (verb === 'back' || verb === 'abort') say(describeRemote(state));
  else sayState(state, command);
}

async function check(root: string, parts: readonly string[], target: ReleaseTarget): Promise<void> {
  const platform = await builtPlatform(root, parts);
  const { report, isBroken } = checkReleases(await fetchLiveReleases(target), platform);
  say(report);
  if (isBroken) process.exitCode = 1;
}

/** @returns the version of the build */
async function uploadBuilt(root: string, name: string, target: ReleaseTarget): Promise<string> {
  const release = await readRelease(root, name);
  await uploadRelease(root, release, target);
  return release.version;
}

/** @param file the key with which the team signs; without it the release is not signed */
const signingKey = (file: string | undefined) => (file ? { signingKey: fs.readFileSync(file, 'utf8') } : {});

const sayState = (state: RemoteState, command: string) => say(describeRemote(state), ...nextCommands(state, command));

function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
