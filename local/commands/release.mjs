import { parseArgs } from 'node:util';
import { releaseOptions } from '../../packages/build-kit/src/command/release-options.js';
import { makeSigningKeys } from '../../packages/build-kit/src/command/signing-keys.js';
import { build, buildPrograms, installPackages, requireNode, root, run, say, stop } from './preparation.mjs';

const usage = `usage: npm run release -- <remote> [version] [--rollout] [--to 5%] [--roles contractor,user] [--subset finance=canary]
       npm run release -- <remote> back <version> | abort <version> | promote <version> | pause | resume
       npm run release -- <remote> step <version> --at 5%
       npm run release -- <remote> off [version] --reason "Back at noon." | on [version]
       npm run release -- <remote> show
       npm run release -- check [shell | <service>]...
       npm run release -- keys <file>`;

/**
 * `npm run release -- finance`: builds that remote and makes it the current release on the running platform.
 * `npm run release -- finance 1.0.0-3fa91c20`: makes an earlier release the current one.
 * `--rollout`: gives it to administrators first, then to more and more people; `--to` and `--roles` limit to whom.
 * `--subset finance=canary`: requests of those people, and of nobody else, reach the targets of that subset.
 * `npm run release -- finance back 1.1.0`: takes that release back; every release prints this command. Without a
 * version it changes nothing and prints the state of the remote, as somebody may have been first. So do `abort`,
 * `promote` and `step`.
 * `npm run release -- finance show`: prints the state of the remote, with the commands that apply to it.
 * `npm run release -- finance off --reason "Back at noon."`: nobody loads the remote, and its tabs show the reason;
 * `on` undoes it.
 * `npm run release -- check`: lists the live releases that this checkout's shell and services would break, and fails if
 * there are any.
 * `npm run release -- keys team.pem`: makes the keys with which a team signs its releases.
 */
const args = process.argv.slice(2);
const [name, word] = positionals();
if (!name) stop(usage);
requireNode();
if (name === 'keys') {
  const publicKey = await makeSigningKeys(word).catch((error) => stop(error.message));
  say(`The private key is in ${word}; PLAZA_SIGNING_KEY=${word} signs with it. Keep it out of the repository.`);
  say(`The public key, to paste at Admin Panel → Releases → your team:\n\n${publicKey}\n`);
  process.exit();
}
process.chdir(root);
installPackages();
if (name === 'check')
  build(['@plaza/shell', '@plaza/local']); // the program contains the contracts of this checkout
else if (!word) build([`@plaza/mfe-${name}`]);
buildPrograms();
run(process.execPath, ['local/dist/release.cjs', ...args]);

function positionals() {
  try {
    return parseArgs({ args, options: releaseOptions, allowPositionals: true }).positionals;
  } catch (error) {
    return stop(`${error.message}\n${usage}`);
  }
}
