import { chromiumPath } from './browser/chromium.mjs';
import { measureGrowth } from './growth/growth.mjs';
import { growthCells } from './growth/growth-table.mjs';
import { missingPrograms, programs } from './machine/programs.mjs';
import { Sandbox } from './machine/sandbox.mjs';
import { measureMachines } from './machines/machines.mjs';
import { machinesTables } from './machines/machines-table.mjs';
import { browserWork } from './measures/browser/browser-work.mjs';
import { firstLoad } from './measures/browser/first-load.mjs';
import { firstPage } from './measures/browser/first-page.mjs';
import { latency } from './measures/gateway/latency.mjs';
import { operated } from './measures/gateway/operations-overhead.mjs';
import { proxiedJson } from './measures/gateway/proxied-json.mjs';
import { remotesList } from './measures/gateway/remotes-list.mjs';
import { serviceBehind } from './measures/gateway/service-behind.mjs';
import { serviceDeath } from './measures/gateway/service-death.mjs';
import { remoteChunk, shellProgram } from './measures/gateway/static-files.mjs';
import { swapsAndKills } from './measures/gateway/swaps-and-kills.mjs';
import { manyStreams } from './measures/platform/many-streams.mjs';
import { mixedRequests } from './measures/platform/mixed-requests.mjs';
import { permissionChange } from './measures/platform/permission-change.mjs';
import { publishing } from './measures/platform/publishing.mjs';
import { rollouts } from './measures/platform/rollouts.mjs';
import { platformStartRows, serviceStart } from './measures/platform/starts.mjs';
import { bookingsAtScale } from './measures/services/bookings-at-scale.mjs';
import { financeMetrics } from './measures/services/finance-metrics.mjs';
import { liveMessages } from './measures/services/live-messages.mjs';
import { liveQuotes } from './measures/services/live-quotes.mjs';
import { marketList } from './measures/services/market-list.mjs';
import { signInCrowd } from './measures/services/sign-in-crowd.mjs';
import { signIns } from './measures/services/sign-ins.mjs';
import { readOptions } from './options.mjs';
import { machine, markdownOf, tableOf, writeFigures } from './report.mjs';
import { runRounds } from './rounds.mjs';
import { openPlatformWithMuch } from './servers/data/much-data.mjs';
import { openDelivery } from './servers/delivery.mjs';
import { openFinance } from './servers/finance.mjs';
import { buildReactPage } from './servers/floors/react-page.mjs';
import { openIdentity } from './servers/identity.mjs';
import { openMarketplace } from './servers/marketplace.mjs';
import { firstDocument, operatedGateways } from './servers/operated-gateways.mjs';
import { openPlatform } from './servers/platform.mjs';
import { openTestBed } from './servers/test-bed.mjs';

/** Measures everything in one run whose rounds alternate between Plaza and the reference, and prints a table. */
const options = readOptions(process.argv.slice(2));
const sandbox = new Sandbox();
const say = (line) => process.stdout.write(`${line}\n`);

const rows = [];
let machines;
try {
  say(`Measuring on ${machine()}.`);
  for (const sentence of missingPrograms()) say(sentence);
  if (options.growth) await measureGrowthAlone();
  else if (options.machines) machines = await measureMachines(sandbox, options, say);
  else if (options.load) await measureFirstLoad();
  else if (options.work) await measureBrowserWork();
  else await measureAll();
  if (options.write) writeFigures(table(), sectionOf(options));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  say(`\n${table()}\n`);
  await sandbox.close();
  process.exit();
}

function sectionOf({ growth, machines }) {
  if (growth) return 'growth';
  return machines ? 'machines' : 'figures';
}

function table() {
  if (options.machines) return machines ? machinesTables(machines) : '';
  return options.growth ? markdownOf(growthCells(rows, options.sizes)) : tableOf(rows);
}

async function measureGrowthAlone() {
  rows.push(...(await measureGrowth(sandbox, options, say)));
}

async function measureAll() {
  await measureUnderLoad();
  await measurePlatform();
}

async function measureFirstLoad() {
  if (!chromiumPath) return say('Chromium is missing: what a person waits for is left out. Set CHROMIUM_PATH.');
  say('  the first load in a browser');
  const platform = await openPlatform(sandbox);
  rows.push(...(await firstLoad(platform.url, options)));
  await platform.close();
}

async function measureBrowserWork() {
  if (!chromiumPath) return say('Chromium is missing: the work in a browser is left out. Set CHROMIUM_PATH.');
  say('  work in a browser');
  const platform = await openPlatformWithMuch(sandbox);
  rows.push(...(await browserWork(platform, await buildReactPage(sandbox), options)));
  await platform.close();
}

/**
 * The measures under load, in rounds, and the bytes of the first page. Access tokens expire after fifteen minutes, so
 * no test bed is measured for longer.
 */
async function measureUnderLoad() {
  await onTestBed(async (testBed) => {
    await measureInRounds([
      proxiedJson(testBed, options),
      serviceBehind(testBed, options),
      latency(testBed, options),
      shellProgram(testBed, options),
      remoteChunk(testBed, options),
      marketList(testBed, options),
      remotesList(testBed, options),
    ]);
    say('  the first page');
    rows.push(...(await firstPage(sandbox, testBed.shell)));
  });
  const document = await firstDocument(sandbox);
  await onTestBed(async (testBed) => {
    const gateways = operatedGateways(sandbox, testBed, document);
    await measureInRounds([operated(testBed, gateways, options), serviceStart(sandbox, testBed)]);
  });
  await measureServices();
  if (!programs.redis) return;
  say('  swaps of the configuration, services that are killed');
  await onTestBed(async (testBed) => {
    rows.push(...(await swapsAndKills(operatedGateways(sandbox, testBed, document), testBed)));
  });
}

async function measureServices() {
  const identity = await openIdentity(sandbox, 20);
  const finance = await openFinance(sandbox);
  const marketplace = await openMarketplace(sandbox, options.jobs);
  await measureInRounds([
    signIns(identity, options),
    financeMetrics(finance),
    bookingsAtScale(marketplace, options.jobs),
  ]);
  await marketplace.close();
  await finance.close();
  await identity.close();
}

/** @param {(testBed: object) => Promise<void>} measure */
async function onTestBed(measure) {
  const testBed = await openTestBed(sandbox);
  await measure(testBed);
  await testBed.close();
}

async function measureInRounds(measures) {
  for (const measure of measures) await measure.warm();
  rows.push(...(await runRounds(measures, options, say)));
}

/** The measures of the whole platform, whose database already has its data. */
async function measurePlatform() {
  say('  the whole platform');
  const times = [];
  while (times.length < options.starts) {
    const platform = await openPlatform(sandbox);
    times.push(platform.firstPageMs);
    if (times.length === options.starts) rows.push(...(await permissionChange(platform, options)));
    await platform.close();
  }
  rows.push(...platformStartRows(times));
  await measureFirstLoad();
  await measureBrowserWork();
  say('  releases among a thousand people');
  const delivery = await openDelivery(sandbox, 1000);
  rows.push(...(await publishing(sandbox, delivery)), ...(await rollouts(delivery)));
  await delivery.close();
  say('  a crowd signs in');
  rows.push(...(await signInCrowd(sandbox, options.crowd)));
  if (!programs.redis) return;
  say('  quotes to a thousand terminals');
  rows.push(...(await liveQuotes(sandbox, options)));
  say('  a service dies at a thousand browsers');
  rows.push(...(await serviceDeath(sandbox)));
  say('  ten thousand event streams');
  rows.push(...(await manyStreams(sandbox)));
  say('  messages among a thousand people');
  rows.push(...(await liveMessages(sandbox, options)));
  say('  a thousand requests a second of what people do');
  rows.push(...(await mixedRequests(sandbox, options, say)));
}
