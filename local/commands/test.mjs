import fs from 'node:fs';
import path from 'node:path';
import { temporaryInMemory } from './memory-folder.mjs';
import { attempt, bin, build, installPackages, requireNode, root, say, testNode } from './preparation.mjs';
import { otherChecks, runChecks, typeChecks } from './static-checks.mjs';

/**
 * `npm test`: installs what is missing, builds, checks, runs unit, service and browser tests; prints a line of counts.
 */
requireNode();
process.chdir(root);
installPackages();
const { findChromium, findRedis } = await import('./external-programs.mjs');
const chromium = await findChromium();
const redis = findRedis();
if (!chromium) say('Chromium was not found: set CHROMIUM_PATH. The browser journeys fail without it.');
if (!redis) say('Redis was not found: set REDIS_URL or install redis-server. The tests that need it fail without it.');
build();

const results = path.join(root, 'test-results');
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
let passed = 0;
const failures = [];

// A tool that only passes or fails counts as one test.
const checks = [...typeChecks, ...otherChecks];
failures.push(...(await runChecks(checks)));
passed += checks.length - failures.length;

const temporary = temporaryInMemory();

// In sequence: a worker that runs both kinds of tests would load twice as many packages. The numbers of workers keep
// two cores busy: service tests wait for the database half of their time, screen tests hardly wait.
await unitTests('services', 'node', 4);
await unitTests('screens', 'browser', 3);

say('\n── journeys in the browser');
const journeys = path.join(results, 'journeys.json');
// One of the platforms runs on the Node of this command, which may be the oldest that Plaza supports; the others run on
// that of the images.
const env = { CHROMIUM_PATH: chromium ?? '', PLAZA_OTHER_NODE: process.execPath, ...temporary };
await attempt(testNode(), [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], { env });
count(journeys, ({ stats, suites, errors }) => [
  stats.expected,
  [...suites.flatMap(failedJourneys), ...errors.map(({ message }) => message)],
]);

say('');
for (const failure of failures) say(`failed: ${failure}`);
say(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs the tests of one of jest's projects. */
async function unitTests(name, project, workers) {
  say(`\n── tests of ${name}`);
  const report = path.join(results, `${name}.json`);
  const args = ['--ci', '--selectProjects', project, '--maxWorkers', `${workers}`, '--json', `--outputFile=${report}`];
  await attempt(testNode(), [bin('jest'), ...args], { env: temporary });
  count(report, ({ numPassedTests, testResults }) => [numPassedTests, testResults.flatMap(failedUnitTests)]);
}

/** Adds a runner's report to the totals; a runner without a report has failed. */
function count(file, read) {
  const [good, bad] = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : [0, [`${path.basename(file)} was not written`]];
  passed += good;
  failures.push(...bad);
}

/** The failed tests of a file, or the file itself if it could not run. */
function failedUnitTests({ name, status, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [file];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** The journeys of a suite and its nested suites that failed, or passed only when retried. */
function failedJourneys({ specs, suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(() => `${file} › ${title}`),
  );
  return [...failed, ...suites.flatMap(failedJourneys)];
}
