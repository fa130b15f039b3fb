import fs from 'node:fs';
import { commandOf, treeOf } from '../machine/cpu-time.mjs';

/**
 * The process of a service of a platform, which can be killed and started again with the same arguments: a platform
 * with one instance of each does not restart it.
 * @param {number} platformPid
 */
export function serviceProcess(sandbox, platformPid, service) {
  let pid = programPid(platformPid, `services/${service}`);
  const [program, ...args] = wordsIn(pid, 'cmdline');
  const env = Object.fromEntries(wordsIn(pid, 'environ').map((line) => line.split(/=(.*)/s, 2)));
  const cwd = fs.readlinkSync(`/proc/${pid}/cwd`);
  return {
    kill: () => process.kill(pid, 'SIGKILL'),
    startAgain() {
      pid = sandbox.start(`${service}-again`, program, args, { env, cwd }).pid;
    },
  };
}

/** The process of a part of a platform, `gateway` or `services/markets`. @throws when there is none */
export function programPid(platformPid, part) {
  const [pid] = programPids(platformPid, part);
  if (!pid) throw new Error(`${part} has no process of its own`);
  return pid;
}

/** The processes of all instances of a part. @returns {number[]} */
export const programPids = (platformPid, part) => treeOf(platformPid).filter((pid) => isOf(pid, part));

const isOf = (pid, part) => commandOf(pid).includes(`${part}/dist/main.cjs`);

const wordsIn = (pid, file) => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
