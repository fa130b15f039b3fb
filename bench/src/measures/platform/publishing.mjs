import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { HttpSocket } from '../../load/http-socket.mjs';
import { root } from '../../machine/sandbox.mjs';
import { quantile } from '../../quantiles.mjs';

const run = promisify(execFile);
const timeoutMs = 20_000;
const notSource = new Set(['node_modules', 'dist', 'dist-standalone', '.turbo']);

/**
 * The time from a changed line of code to everybody's next load, and from a rollback until the last open browser has
 * the earlier release.
 * @returns {Promise<object[]>} rows
 */
export async function publishing(sandbox, delivery) {
  const { url, people, release, act, versionGiven } = delivery;
  const stable = await versionGiven(people[0]);
  const folder = sandbox.path('next-release');
  const began = performance.now();
  await buildNext(folder);
  const built = performance.now();
  await release(folder);
  const end = performance.now() + timeoutMs;
  while ((await Promise.all(people.slice(-20).map(versionGiven))).includes(stable)) {
    if (performance.now() > end) throw new Error('a release did not reach everybody');
    await delay(10);
  }
  const reached = performance.now();

  const list = new URL('/api/v1/remotes', url);
  const sockets = [];
  for (const { token } of people) sockets.push(await HttpSocket.open(list, { Authorization: `Bearer ${token}` }));
  const wentBack = performance.now();
  const arrivals = people.map(async ({ stream }, index) => {
    await stream.nextChange();
    const heard = performance.now() - wentBack;
    await sockets[index].request();
    return { heard, followed: performance.now() - wentBack };
  });
  await act('back');
  const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('the rollback did not reach every browser');
  });
  const times = await Promise.race([Promise.all(arrivals), late]);
  for (const socket of sockets) socket.close();
  if ((await versionGiven(people[0])) !== stable) throw new Error('somebody kept what was rolled back');
  return [
    goal('a changed line until everybody’s next load has it', reached - began, 15_000),
    goal('… of which the platform’s part, from the upload on', reached - built, 2000),
    ...rowsOf(
      'a rollback at 1,000 open browsers: it is received',
      times.map(({ heard }) => heard),
    ),
    ...rowsOf(
      '… and applied: remotes fetched again',
      times.map(({ followed }) => followed),
    ),
  ];
}

const goal = (name, ours, oursAtMost) => ({ name, unit: 'ms', ours, goal: { oursAtMost } });

const rowsOf = (name, times) => [
  goal(`${name}, p95`, quantile(times, 0.95), 1000),
  { name: `${name}, the last`, unit: 'ms', ours: quantile(times, 1) },
];

/** Builds the next release as a team would, on a copy, so that the repository stays unchanged. */
async function buildNext(folder) {
  const remote = path.join(folder, 'mfe-markets');
  fs.cpSync(path.join(root, 'mfe-markets'), remote, {
    recursive: true,
    filter: (place) => !notSource.has(path.basename(place)),
  });
  for (const shared of ['node_modules', 'packages', 'package-lock.json']) {
    fs.symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  fs.appendFileSync(path.join(remote, 'src/remote.tsx'), '\nObject.assign(globalThis, { nextRelease: true });\n');
  const rspack = path.join(root, 'node_modules/.bin/rspack');
  await run(process.execPath, [rspack, 'build', '--mode', 'production'], { cwd: remote });
}
