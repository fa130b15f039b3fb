import { openBrowser, openSlowPage, signedInState } from '../../browser/chromium.mjs';
import { sequentialTrips } from '../../browser/sequential-trips.mjs';
import { median } from '../../quantiles.mjs';

const customer = 'maya@plaza.example';
/** A customer's tabs from the second one on; each loads another remote, or another part of a remote. */
const tabs = ['Markets', 'Value Accounts', 'Contractors', 'Bookings', 'Messages'];
const waitMs = 30_000;

/**
 * How long a person waits in a real browser for the landing page, for the first figure of the overview, and for a tab.
 * The first two are loaded over a slow connection, first with an empty browser cache, then again.
 * @param {string} url of the whole platform
 * @param {{ loads: number }} options `loads`: how often each is loaded
 * @returns {Promise<object[]>} rows
 */
export async function firstLoad(url, { loads }) {
  const browser = await openBrowser();
  const signedIn = await signedInState(url, customer);
  const taken = { landing: [], cold: [], warm: [], opened: [] };
  for (let round = 0; round < loads; round++) {
    await inContext(browser, {}, async (context) => taken.landing.push(await loadLanding(context, url)));
    await inContext(browser, signedIn, async (context) => {
      taken.cold.push(await loadOverview(context, url));
      taken.warm.push(await loadOverview(context, url));
    });
    await inContext(browser, signedIn, async (context) => taken.opened.push(await openTabs(context, url)));
  }
  await browser.close();
  return rowsOf(taken);
}

async function inContext(browser, state, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...state });
  await work(context);
  await context.close();
}

async function loadLanding(context, url) {
  const page = await openSlowPage(context);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const times = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [{ loadEventEnd: loadedMs }] = performance.getEntriesByType('navigation');
    return paint && loadedMs > 0 && { readableMs: paint.startTime, loadedMs };
  });
  const { readableMs, loadedMs } = await times.jsonValue();
  const { scripts } = await fetchedUntil(page, loadedMs);
  await page.close();
  return { readableMs, bytes: bytesOf(scripts) };
}

async function loadOverview(context, url) {
  const page = await openSlowPage(context);
  await page.addInitScript(noteFirstFigure);
  await page.goto(`${url}/dashboard/overview`);
  const figureMs = await page.waitForFunction(() => globalThis.firstFigureMs, undefined, { timeout: waitMs });
  const at = await figureMs.jsonValue();
  const { all, scripts } = await fetchedUntil(page, at);
  await page.waitForTimeout(1500); // the rest of the screen is cached as well
  await page.close();
  const isRemote = ({ path }) => path.startsWith('/remotes/');
  return {
    figureMs: at,
    trips: sequentialTrips(all.filter(({ path }) => neededForFigure.test(path))),
    shellBytes: bytesOf(scripts.filter((script) => !isRemote(script))),
    remoteBytes: bytesOf(scripts.filter(isRemote)),
  };
}

/** Runs in the page: records the time at which the tab first shows an amount. */
function noteFirstFigure() {
  const look = () => {
    const panel = document.querySelector('[role=tabpanel]');
    if (panel && /[$€£]\s?\d/.test(panel.textContent)) globalThis.firstFigureMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * The page, the program, the session, the remote, and the responses that its figures are computed from; the first steps
 * load in parallel.
 */
const neededForFigure =
  /^\/dashboard|^\/assets\/(main|start)\.|^\/api\/v1\/(auth|remotes)|^\/remotes\/|^\/api\/v1\/finance\/(metrics|net-worth|cash-flow)/;

/** Rendering never waits for these. */
const besides = /\.(woff2|webp|png)$|^\/api\/v1\/(events|remotes\/outcomes)/;

/** The requests of a page that were sent before a moment, and the scripts among them. */
async function fetchedUntil(page, moment) {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      begun: entry.startTime,
      usable: entry.entryType === 'navigation' ? entry.responseStart : entry.responseEnd,
      isCached: entry.transferSize === 0,
      bytes: entry.encodedBodySize,
    })),
  );
  const all = entries.filter(({ path, begun }) => begun < moment && !besides.test(path));
  return { all, scripts: all.filter(({ path }) => path.endsWith('.js')) };
}

const bytesOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens one tab after the other, then all of them a second time. */
async function openTabs(context, url) {
  const page = await context.newPage();
  await page.addInitScript(noteOpening);
  await page.goto(`${url}/dashboard/overview`);
  await page.getByRole('tabpanel').getByText('Net Worth').first().waitFor();
  const first = [];
  const again = [];
  for (const times of [first, again]) {
    for (const name of tabs) {
      await page.waitForTimeout(1000);
      await page.getByRole('tab', { name, exact: true }).click();
      const ms = await page.waitForFunction((label) => globalThis.openedMs?.[label], name, { timeout: waitMs });
      times.push(await ms.jsonValue());
      await page.evaluate(() => {
        globalThis.openedMs = {};
      });
    }
  }
  return { first, again };
}

/**
 * Runs in the page: records the time from a press on a tab until its content is on the screen and nothing is loading.
 */
function noteOpening() {
  globalThis.openedMs = {};
  addEventListener(
    'click',
    ({ target }) => {
      const tab = target.closest('[role=tab]');
      if (!tab) return;
      const name = tab.textContent;
      const began = performance.now();
      const isDrawn = () => {
        const panel = document.querySelector('[role=tabpanel]');
        if (!panel || tab.getAttribute('aria-selected') !== 'true' || panel.textContent.length < 40) return false;
        const statuses = [...panel.querySelectorAll('[role=status]')];
        return !panel.querySelector('[aria-busy=true]') && !statuses.some((one) => /^Loading/.test(one.textContent));
      };
      const look = () => {
        if (!isDrawn()) return requestAnimationFrame(look);
        // The content is on the screen by the next frame.
        requestAnimationFrame(() => {
          globalThis.openedMs[name] = performance.now() - began;
        });
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

function rowsOf({ landing, cold, warm, opened }) {
  const rounds = landing.length;
  const row = (name, unit, values, oursAtMost) => ({
    name,
    unit,
    ours: median(values),
    rounds,
    ...(oursAtMost === undefined ? {} : { goal: { oursAtMost } }),
  });
  const of = (times, figure) => times.map((time) => time[figure]);
  return [
    row('a slow line: the landing page is readable', 'ms', of(landing, 'readableMs'), 600),
    row('… its scripts', 'bytes', of(landing, 'bytes'), 5_000),
    row('… the first figure of the overview', 'ms', of(cold, 'figureMs'), 1600),
    row('… requests one after the other until then', '', of(cold, 'trips'), 4),
    row('… scripts of the dashboard until then', 'bytes', of(cold, 'shellBytes'), 150_000),
    row('… scripts of finance until then', 'bytes', of(cold, 'remoteBytes'), 25_000),
    row('… the first figure once more', 'ms', of(warm, 'figureMs'), 500),
    row('… requests one after the other until then', '', of(warm, 'trips'), 2),
    row('a tab opened first, the slowest of five', 'ms', longest(opened, 'first'), 250),
    row('… each of them', 'ms', of(opened, 'first').flat()),
    row('a tab opened again, the slowest of five', 'ms', longest(opened, 'again'), 80),
    row('… each of them', 'ms', of(opened, 'again').flat()),
  ];
}

const longest = (rounds, which) => rounds.map((times) => Math.max(...times[which]));
