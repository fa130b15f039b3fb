import path from 'node:path';
import { readPlan } from './config';
import { deployToken } from './deploy-token';
import { builtRelease, pointRemote, releaseRemote } from './release-remotes';

/** `npm run release -- <remote> [version]`: releases what is built, or points back at a version released before. */
async function main() {
  const [name, version] = process.argv.slice(2);
  const plan = readPlan([], process.env, process.cwd());
  const target = {
    remotesDir: process.env.REMOTES_DIR ?? path.join(plan.dir, 'remotes'),
    gatewayUrl: process.env.PLAZA_GATEWAY_URL ?? `http://localhost:${plan.port}`,
    token: process.env.DEPLOY_TOKEN ?? deployToken(plan.dir),
  };
  if (!name) throw new Error('usage: npm run release -- <remote> [version]');
  if (version) {
    await pointRemote(name, version, target);
    return say(`${name} is now ${version}`);
  }
  const release = await builtRelease(plan.root, name);
  if (!release) throw new Error(`mfe-${name} is not built`);
  await releaseRemote(plan.root, release, target);
  say(`${name} is now ${release.version}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
