import fs from 'node:fs';
import path from 'node:path';
import { cores } from '../machine/programs.mjs';
import { end, freePort, root } from '../machine/sandbox.mjs';

/** Practically unlimited: the cost of counting requests is measured, not rejections. */
export const wideLimits = {
  LIMIT_ADDRESS_PER_MINUTE: '1000000000',
  LIMIT_USER_PER_MINUTE: '1000000000',
  LIMIT_ADDRESS_INFLIGHT: '1000000',
};

/**
 * Starts one of Plaza's built programs as a process.
 * @param {number | undefined} core that it is pinned to
 * @param {string} [name] of its log
 * @param {number} [startMs] the time within which it has to answer
 */
export async function startProgram(sandbox, folder, core, env, name = path.basename(folder), startMs = undefined) {
  const port = await freePort();
  const child = sandbox.start(name, process.execPath, startArguments(folder), {
    core,
    env: { INTERNAL_PORT: '0', ...env, PORT: String(port), STOP_WITH_PARENT: 'true' },
  });
  const url = `http://127.0.0.1:${port}`;
  await sandbox.untilHealthy(name, child, `${url}/healthz`, startMs);
  return { child, url, pid: child.pid };
}

/** The arguments after "node" in the start script of its package, with the full path of the program. */
function startArguments(folder) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const [, ...args] = scripts.start.split(' ');
  const main = args.pop();
  return [...args, path.join(root, folder, main)];
}

/** Starts node:http alone. @param {string[]} args those of plain-http.mjs */
export const startPlain = (sandbox, name, core, args) => startListening(sandbox, name, 'plain-http', core, args);

/** Starts a program that serves as a floor. @param {string} name of the program */
export const startFloor = (sandbox, name, args) => startListening(sandbox, name, name, cores.measured, args);

async function startListening(sandbox, name, program, core, args) {
  const file = new URL(`./floors/${program}.mjs`, import.meta.url);
  const { child, port } = await sandbox.startStub(name, file, args, { core });
  return { child, url: `http://127.0.0.1:${port}`, pid: child.pid };
}

/** What `starting` resolves to, with a function that stops it alone. */
export async function closable(starting) {
  const started = await starting;
  return { ...started, close: () => end(started.child) };
}
