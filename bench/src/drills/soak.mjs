import { parseArgs } from 'node:util';
import { mixedLoad } from '../load/mixed-load.mjs';
import { InspectedProcess } from '../machine/inspected-process.mjs';
import { Sandbox } from '../machine/sandbox.mjs';
import { markdownOf } from '../report.mjs';
import { openMixedPeople } from '../servers/data/mixed-people.mjs';
import { programPid } from '../servers/service-process.mjs';
import { trendOf } from '../trend.mjs';

/**
 * A program: thirty minutes of ordinary use of the whole platform, with one process per service, recording the memory
 * of each process every minute. Fails when a request failed, or when the memory of a process grew by more than a
 * hundredth in ten minutes after the first ten. For a short run, `--minutes`, `--settle` (minutes that do not count)
 * and `--rate` (requests a second) change that.
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

const parts = [
  'gateway',
  ...['identity', 'finance', 'markets', 'marketplace', 'registry'].map((one) => `services/${one}`),
];
const mostPerTenMinutes = 0.01;
const megabyte = 1024 * 1024;
/** Access tokens are accepted for fifteen minutes. */
const minutesOfTokens = 10;
const say = (line) => process.stdout.write(`${line}\n`);

const sandbox = new Sandbox();
try {
  // Each inspector listens on a port of its own.
  const platform = await openMixedPeople(sandbox, { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' });
  const processes = await Promise.all(
    parts.map((part) => {
      const name = part.replace('services/', '');
      const log = sandbox.path('platform', 'logs', `${name}.log`);
      return InspectedProcess.open(name, programPid(platform.pid, part), log);
    }),
  );
  say(`${rate} requests a second for ${minutes} minutes; MB: ${processes.map(({ name }) => name).join(', ')}.`);
  const looks = [];
  const failures = [];
  let answers = 0;
  for (let minute = 0; minute < minutes; minute++) {
    if (minute % minutesOfTokens === 0) platform.renewTokens();
    const load = await mixedLoad(platform, { rate, seconds: 60, from: minute * rate * 60 });
    answers += load.answers;
    if (load.failed > 0) failures.push(load.failures);
    looks.push(await Promise.all(processes.map((one) => one.collected())));
    sayMinute(minute + 1, load, looks.at(-1));
  }
  report(processes, looks.slice(settle), `${answers} answers; failed: ${failures.join(', ') || 'none'}.`);
  if (failures.length > 0) process.exitCode = 1;
  for (const one of processes) one.close();
} finally {
  await sandbox.close();
}

function sayMinute(minute, { p50, p99, failures }, look) {
  const failed = failures ? `, failed: ${failures}` : '';
  say(
    `  minute ${minute}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed}; ${look.map(resident).join(', ')}`,
  );
}

/** Prints the memory of each process and its slope. @param {{ resident: number, heap: number }[][]} looks by minute */
function report(processes, looks, sentence) {
  const rows = processes.map(({ name }, column) => {
    const ofIt = looks.map((look) => look[column]);
    return { name, ofIt, resident: slopeOf(ofIt, 'resident'), heap: slopeOf(ofIt, 'heap') };
  });
  const head = [
    'process',
    `MB after ${settle + 1} minutes`,
    `after ${minutes}`,
    'in ten minutes',
    'its heap in ten minutes',
  ];
  const cells = rows.map(({ name, ofIt, ...slopes }) => [
    name,
    resident(ofIt[0]),
    resident(ofIt.at(-1)),
    inPercent(slopes.resident),
    inPercent(slopes.heap),
  ]);
  say(`\n${markdownOf([head, ...cells])}\n\n${sentence}`);
  const grown = rows.filter((row) => row.resident.slope > mostPerTenMinutes).map(({ name }) => name);
  if (grown.length === 0) return;
  say(`More than ${mostPerTenMinutes * 100} % in ten minutes: ${grown.join(', ')}.`);
  process.exitCode = 1;
}

/** The growth in ten minutes as a share of the mean, and its standard error. */
function slopeOf(looks, what) {
  const { perStep, error, mean } = trendOf(looks.map((look) => look[what]));
  return { slope: (perStep * 10) / mean, error: (error * 10) / mean };
}

function inPercent({ slope, error }) {
  return `${(slope * 100).toFixed(2)} % ± ${(error * 100).toFixed(2)}`;
}

function resident(look) {
  return (look.resident / megabyte).toFixed(1);
}
