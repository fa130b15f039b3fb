import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mixedLoad } from '../load/mixed-load.mjs';
import { commandOf, residentBytes, treeOf } from '../machine/cpu-time.mjs';
import { Sandbox } from '../machine/sandbox.mjs';
import { markdownOf } from '../report.mjs';
import { openMixedPeople } from '../servers/mixed-people.mjs';
import { trendOf } from '../trend.mjs';

/**
 * A program: thirty minutes of what people do, through the whole platform, a process per service, and the memory of each
 * of them. Fails when a request failed, or the memory of one grew by more than a hundredth in ten minutes after the first
 * ten. `--minutes`, `--settle` (minutes that do not count) and `--rate` (requests a second) change that, for a short try.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    settle: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
  },
});
const [minutes, settle, rate] = [values.minutes, values.settle, values.rate].map(Number);
if (!(minutes - settle >= 3)) throw new Error('three minutes or more have to be left after those that do not count');

const mostPerTenMinutes = 0.01;
const lookMs = 5000;
const megabyte = 1024 * 1024;
/** Tokens are taken for fifteen minutes. */
const minutesOfTokens = 10;
const say = (line) => process.stdout.write(`${line}\n`);

const sandbox = new Sandbox();
try {
  const platform = await openMixedPeople(sandbox);
  const processes = processesBelow(platform.pid);
  say(`${rate} requests a second for ${minutes} minutes: ${processes.map(({ name }) => name).join(', ')}.`);
  const samples = new Map(processes.map(({ name }) => [name, []]));
  const failures = [];
  let answers = 0;
  for (let minute = 0; minute < minutes; minute++) {
    if (minute % minutesOfTokens === 0) platform.renewTokens();
    const [load, seen] = await lookWhile(processes, () =>
      mixedLoad(platform, { rate, seconds: 60, from: minute * rate * 60 }),
    );
    answers += load.answers;
    if (load.failed > 0) failures.push(load.failures);
    for (const [name, bytes] of seen) samples.get(name).push(bytes);
    sayMinute(minute + 1, load, seen);
  }
  report(samples, answers, failures);
} finally {
  await sandbox.close();
}

function sayMinute(minute, { p50, p99, failures }, seen) {
  const failed = failures ? `, failed: ${failures}` : '';
  const memory = [...seen].map(([name, bytes]) => `${name} ${(bytes / megabyte).toFixed(1)}`).join(', ');
  say(`  minute ${minute}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed}; MB: ${memory}`);
}

/** The programs of the platform that run in a process of their own. */
function processesBelow(pid) {
  return treeOf(pid).flatMap((one) => {
    const [, name] = /(?:services\/)?([a-z]+)\/dist\/main\.cjs/.exec(commandOf(one)) ?? [];
    return name && name !== 'local' ? [{ name, pid: one }] : [];
  });
}

/** @returns the result of `action`, and the mean memory of each process meanwhile */
async function lookWhile(processes, action) {
  let isOver = false;
  const result = action().finally(() => {
    isOver = true;
  });
  const looks = [];
  while (!isOver) {
    looks.push(processes.map(({ pid }) => residentBytes(pid)));
    await Promise.race([result, delay(lookMs)]);
  }
  const mean = (column) => looks.reduce((sum, look) => sum + look[column], 0) / looks.length;
  return [await result, new Map(processes.map(({ name }, column) => [name, mean(column)]))];
}

/** Prints the memory of each process and its slope. */
function report(samples, answers, failures) {
  const rows = [...samples].map(([name, perMinute]) => {
    const { perStep, error, mean } = trendOf(perMinute.slice(settle));
    const [slope, uncertain] = [(perStep * 10) / mean, (error * 10) / mean];
    return { name, first: perMinute[settle], last: perMinute.at(-1), slope, uncertain };
  });
  const cells = rows.map(({ name, first, last, slope, uncertain }) => [
    name,
    (first / megabyte).toFixed(1),
    (last / megabyte).toFixed(1),
    `${(slope * 100).toFixed(2)} % ± ${(uncertain * 100).toFixed(2)}`,
  ]);
  say(`\n${markdownOf([['process', `MB after ${settle} minutes`, 'MB at the end', 'in ten minutes'], ...cells])}\n`);
  say(`${answers} answers; failed: ${failures.join(', ') || 'none'}.`);
  const grown = rows.filter(({ slope }) => slope > mostPerTenMinutes).map(({ name }) => name);
  if (grown.length > 0) say(`More than ${mostPerTenMinutes * 100} % in ten minutes: ${grown.join(', ')}.`);
  if (grown.length > 0 || failures.length > 0) process.exitCode = 1;
}
