import fs from 'node:fs';
import { builtPlatform, checkReleases, fetchLiveReleases } from './check-releases';
import { readOptions } from './config';
import { type ReleaseTarget, readBuiltRelease, uploadRelease } from './release-remotes';
import { readReleaseRequest } from './release-request';
import { giveToEverybody, moveRollout, startRollout, switchOff, switchOn } from './rollouts';
import { deployToken } from './stored-secrets';

/**
 * `npm run release -- <remote> [version]`: releases the built remote, or makes an earlier release the current one; with
 * `--rollout` to some people first. With a verb: what to do with a rollout. `off` and `on`: whether anybody loads it.
 * `check`: which live releases this checkout would break.
 */
async function main() {
  const request = readReleaseRequest(process.argv.slice(2));
  const options = readOptions([], process.env, process.cwd());
  const target = {
    gatewayUrl: process.env.PLAZA_GATEWAY_URL ?? `http://localhost:${options.port}`,
    token: process.env.PLAZA_DEPLOY_TOKEN || process.env.DEPLOY_TOKEN || deployToken(options.dir),
    ...signingKey(process.env.PLAZA_SIGNING_KEY),
  };
  if ('check' in request) return check(options.root, request.check, target);
  const { name } = request;
  if ('verb' in request) return say(await moveRollout(name, request.verb, target));
  if ('switch' in request) {
    const { version, switch: to } = request;
    if (to === 'on') return say(await switchOn(name, version, target));
    return say(await switchOff(name, { version, reason: to.off }, target));
  }
  const version = request.version ?? (await uploadBuilt(options.root, name, target));
  if (request.rollout) return say(await startRollout(name, version, request.rollout, target));
  say(await giveToEverybody(name, version, target));
}

async function check(root: string, parts: readonly string[], target: ReleaseTarget): Promise<void> {
  const platform = await builtPlatform(root, parts);
  const { report, isBroken } = checkReleases(await fetchLiveReleases(target), platform);
  say(report);
  if (isBroken) process.exitCode = 1;
}

/** @returns the version of what was built */
async function uploadBuilt(root: string, name: string, target: ReleaseTarget): Promise<string> {
  const release = await readBuiltRelease(root, name);
  if (!release) throw new Error(`mfe-${name} is not built`);
  await uploadRelease(root, release, target);
  return release.version;
}

/** @param file of the key with which the team signs; without it the release is not signed */
const signingKey = (file: string | undefined) => (file ? { signingKey: fs.readFileSync(file, 'utf8') } : {});

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
