import { openBrowser, signedInState } from '../../browser/chromium.mjs';
import { memoryOf } from '../../browser/page-memory.mjs';
import { noteWork, PageWork } from '../../browser/page-work.mjs';
import { plainPage, reactChanges, screens, useReactPage } from '../../browser/screen-steps.mjs';
import { unlessFloorMisses } from '../../floor-goal.mjs';
import { quietShare, withForeignShare } from '../../machine/quiet.mjs';
import { median, quantile } from '../../quantiles.mjs';

const slowdown = 4;
const taskMs = 50;
const tabs = ['Markets', 'Value Accounts', 'Contractors', 'Bookings', 'Messages'];
const changes = { few: 5, many: 50 };

/**
 * Measures the browser while somebody with many records works, on a processor slowed down four times: tasks that block
 * the main thread, and how long an input waits for the change that it makes on the screen. It also measures the memory
 * that changes of tabs leave behind.
 * @param {{ url: string, email: string }} platform
 * @param {string} reactHtml the page of `servers/floors/react-page.mjs`
 * @param {{ workRounds: number }} options
 * @returns {Promise<import('../../report.mjs').Row[]>}
 */
export async function browserWork({ url, email }, reactHtml, { workRounds }) {
  const browser = await openBrowser();
  const rounds = [];
  while (rounds.length < workRounds) {
    rounds.push(
      await withForeignShare(async () => ({
        plain: await inContext(browser, {}, (context) => workAtPage(context, plainPage)),
        react: await inContext(browser, {}, (context) => workAtPage(context, { html: reactHtml, use: useReactPage })),
        opened: await inContext(browser, await signedInState(url, email), (context) => work(context, url)),
        memory: await inContext(browser, await signedInState(url, email), (context) => changeTabs(context, url)),
      })),
    );
  }
  await browser.close();
  return browserWorkRows(rounds);
}

async function inContext(browser, state, action) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...state });
  const result = await action(context);
  await context.close();
  return result;
}

async function openNoted(context, url) {
  const page = await context.newPage();
  await page.addInitScript(noteWork);
  await page.goto(url);
  return page;
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function workAtPage(context, { html, use }) {
  const page = await context.newPage();
  await page.addInitScript(noteWork);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://plain.localhost/');
  await slowDown(context, page);
  const at = new PageWork(page);
  await use(page, at);
  return at.steps;
}

async function work(context, url) {
  const page = await openNoted(context, `${url}/dashboard/overview`);
  await overviewOf(page);
  await slowDown(context, page);
  const done = [];
  for (const { name, open, use } of screens) {
    const opening = new PageWork(page);
    await open(page, opening);
    const using = new PageWork(page);
    await use(page, using);
    done.push({ name, opening: opening.steps, using: using.steps });
  }
  return done;
}

/** Opens one tab after the other, each equally often. */
async function changeTabs(context, url) {
  const page = await openNoted(context, `${url}/dashboard/overview`);
  await overviewOf(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const at = new PageWork(page);
  const memory = {};
  for (let change = 1; change <= changes.many; change++) {
    const name = tabs[(change - 1) % tabs.length];
    await at.press(name, page.getByRole('tab', { name, exact: true }), `[role=tab][aria-selected=true]`);
    if (change === changes.few) memory.few = await memoryOf(session);
  }
  memory.many = await memoryOf(session);
  return memory;
}

const overviewOf = (page) => page.getByRole('tabpanel').getByText('Net Worth').first().waitFor();

/**
 * @typedef {import('../../browser/page-work.mjs').Work} Work
 * @typedef {import('../../browser/page-memory.mjs').Memory} Memory
 * @param {{ foreign: number, result: { plain: Work[], react: Work[],
 *   opened: { name: string, opening: Work[], using: Work[] }[], memory: { few: Memory, many: Memory } } }[]} rounds
 * @returns {import('../../report.mjs').Row[]}
 */
export function browserWorkRows(rounds) {
  const results = rounds.map(({ result }) => result);
  const plain = p98Of(results.flatMap((result) => result.plain));
  const rows = [
    { name: 'a plain table of 30 rows built at a press, at a processor four times slower', unit: 'ms', ours: plain },
    ...reactRows(results.flatMap((result) => result.react)),
    ...screens.flatMap(({ name }) => {
      const screen = results.map(({ opened }) => opened.find((one) => one.name === name));
      return screenRows(name, screen, plain);
    }),
    ...memoryRows(results.map(({ memory }) => memory)),
  ];
  const noisy = rounds.filter(({ foreign }) => foreign > quietShare).length;
  return rows.map((row) => ({ ...row, rounds: rounds.length, noisy }));
}

/** What React and the browser alone need for changes of such sizes: figures to compare with, not goals. */
function reactRows(steps) {
  const row = (name, change, timesOf) => {
    const ofChange = steps.filter(({ step }) => step === change);
    return { name, unit: 'ms', ours: median(ofChange.map((work) => Math.max(0, ...timesOf(work)))) };
  };
  return Object.values(reactChanges).flatMap((change) => [
    row(`React and the browser alone, as slow: ${change}`, change, ({ interactions }) => interactions),
    row('… its longest task of more than 50 ms', change, ({ tasks }) => tasks),
  ]);
}

function screenRows(name, rounds, plain) {
  const using = rounds.map((round) => round.using);
  const opening = rounds.map((round) => round.opening);
  const row = (what, ours, goal, more) => ({ name: what, unit: 'ms', ours, ...more, goal });
  const soon = unlessFloorMisses({ oursAtMost: 100 }, plain);
  const short = { oursAtMost: taskMs };
  const p98 = p98Of(using.flat());
  const [worst, longest, longestOpening] = [
    slowestStep(using, ({ interactions }) => interactions),
    slowestStep(using, ({ tasks }) => tasks),
    slowestStep(opening, ({ tasks }) => tasks),
  ];
  return [
    row(`${name}, at a processor four times slower: from an input to the next paint, p98`, p98, soon, {
      reference: plain,
      ratio: p98 / plain,
    }),
    row(`… the worst${stepIn(worst)}`, worst.ms, soon),
    row(`… the longest task of more than 50 ms in use${stepIn(longest)}`, longest.ms, short),
    row('… the same while the tab opens', longestOpening.ms, short),
  ];
}

const stepIn = ({ step }) => (step ? ` (“${step}”)` : '');

const p98Of = (steps) =>
  quantile(
    steps.flatMap(({ interactions }) => interactions),
    0.98,
  );

/**
 * The step with the longest time, by the median over the rounds of the step's longest task or interaction; 0 where it
 * had none.
 */
function slowestStep(rounds, timesOf) {
  const steps = rounds[0].map(({ step }, index) => ({
    step,
    ms: median(rounds.map((round) => Math.max(0, ...timesOf(round[index])))),
  }));
  return steps.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest), { step: '', ms: 0 });
}

function memoryRows(memories) {
  const row = (name, unit, what, goal) => ({
    name,
    unit,
    ours: median(memories.map(({ many }) => many[what])),
    reference: median(memories.map(({ few }) => few[what])),
    ratio: median(memories.map(({ few, many }) => many[what] / few[what])),
    goal,
  });
  return [
    row('memory of scripts after 50 changes of tabs, against after five', 'MB', 'heap', { atMost: 1.1 }),
    row('… without compiled code', 'MB', 'data', { atMost: 1.1 }),
    row('… nodes of the document', '', 'nodes', { atMost: 1.1 }),
    row('… listeners', '', 'listeners', { atMost: 1.1 }),
  ];
}
