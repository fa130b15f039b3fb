import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuMs } from '../machine/cpu-time.mjs';
import { cores, onCore, programs } from '../machine/programs.mjs';

const run = promisify(execFile);
const nodeClient = new URL('./closed-loop-client.mjs', import.meta.url).pathname;

/**
 * Keeps `connections` busy for `seconds`, after a lead-in of `leadInSeconds` that is not counted, as a process that was
 * idle is slower at first.
 * @param {{ url: string, pid: number, headers?: Record<string, string> }} target `pid`: the process whose CPU time is
 *   counted
 * @returns {Promise<{ perSecond: number, cpuMicros: number }>} responses per second, and the target's CPU time for each
 * @throws when a response is no 2xx, as fast rejections would look like a good figure
 */
export async function closedLoop({ url, pid, headers = {} }, { seconds, leadInSeconds = 1, connections = 50 }) {
  const loadFor = (duration) => (programs.wrk ? byWrk : byNode)(url, headers, duration, connections);
  if (leadInSeconds > 0) await loadFor(leadInSeconds);
  const before = cpuMs(pid);
  const { answers, duration } = await loadFor(seconds);
  const used = cpuMs(pid) - before;
  return { perSecond: answers / duration, cpuMicros: (used * 1000) / answers };
}

async function byWrk(url, headers, seconds, connections) {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // wrk accepts only whole seconds.
  const args = ['-t1', `-c${connections}`, `-d${Math.max(1, Math.round(seconds))}`, ...headerArgs, url];
  const { stdout } = await run(...onCore(cores.load, programs.wrk, args));
  const [, answers, duration, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(stdout) ?? [];
  if (!answers || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} was not answered well:\n${stdout}`);
  return { answers: Number(answers), duration: Number(duration) * { ms: 0.001, s: 1, m: 60 }[unit] };
}

async function byNode(url, headers, seconds, connections) {
  const plan = JSON.stringify({ url, headers, seconds, connections });
  const { stdout } = await run(...onCore(cores.load, process.execPath, [nodeClient, plan]));
  return JSON.parse(stdout);
}
