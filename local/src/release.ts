import { readOptions } from './config';
import { pointRemote, readBuiltRelease, releaseRemote } from './release-remotes';
import { deployToken } from './stored-secrets';

/** `npm run release -- <remote> [version]`: releases the built remote, or makes an earlier release the current one. */
async function main() {
  const [name, version] = process.argv.slice(2);
  const options = readOptions([], process.env, process.cwd());
  const target = {
    gatewayUrl: process.env.PLAZA_GATEWAY_URL ?? `http://localhost:${options.port}`,
    token: process.env.DEPLOY_TOKEN ?? deployToken(options.dir),
  };
  if (!name) throw new Error('usage: npm run release -- <remote> [version]');
  if (version) {
    await pointRemote(name, version, target);
    return say(`${name} is now ${version}`);
  }
  const release = await readBuiltRelease(options.root, name);
  if (!release) throw new Error(`mfe-${name} is not built`);
  await releaseRemote(options.root, release, target);
  say(`${name} is now ${release.version}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
