import fs from 'node:fs';
import { commandOf, treeOf } from '../machine/cpu-time.mjs';

/**
 * The process of a service below a platform, which can be killed and started again as it was: where there is one of each,
 * a platform starts none again.
 * @param {number} platformPid
 */
export function serviceProcess(workshop, platformPid, service) {
  let pid = pidOf([...treeOf(platformPid), ...treeOf(process.pid)], service);
  if (!pid) throw new Error(`${service} has no process of its own`);
  const [program, ...args] = wordsIn(pid, 'cmdline');
  const env = Object.fromEntries(wordsIn(pid, 'environ').map((line) => line.split(/=(.*)/s, 2)));
  const cwd = fs.readlinkSync(`/proc/${pid}/cwd`);
  return {
    kill: () => process.kill(pid, 'SIGKILL'),
    startAgain() {
      pid = workshop.start(`${service}-again`, program, args, { env, cwd }).pid;
    },
  };
}

const pidOf = (pids, service) => pids.find((pid) => commandOf(pid).includes(`services/${service}/dist/main.cjs`));

const wordsIn = (pid, file) => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
