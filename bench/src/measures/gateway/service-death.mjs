import { EventStream } from '../../load/event-stream.mjs';
import { TabTrouble } from '../../load/tab-trouble.mjs';
import { quantile } from '../../quantiles.mjs';
import { signIn } from '../../servers/identity.mjs';
import { openPlatform } from '../../servers/platform.mjs';
import { serviceProcess } from '../../servers/service-process.mjs';

const person = { email: 'maya@plaza.example', password: 'plaza-demo-2026' };
const browsers = 1000;
const timeoutMs = 30_000;
/** Services, and for each a tab of this person that depends on no other service; each service dies twice. */
const tabs = { markets: 'markets', finance: 'finance_manager', marketplace: 'bookings' };
const deaths = [...Object.keys(tabs), ...Object.keys(tabs)];

/**
 * Runs one process per service with a thousand browsers online, and measures the time from the death of a service until
 * each browser has been told that the service's tab has trouble. One service after the other dies and is started again.
 * @returns {Promise<object[]>} rows
 */
export async function serviceDeath(sandbox) {
  const platform = await openPlatform(sandbox, { args: ['--processes'] });
  try {
    return await measure(sandbox, platform);
  } finally {
    await platform.close();
  }
}

async function measure(sandbox, { url, pid }) {
  const token = await signIn(url, person);
  const open = await EventStream.openMany(url, token, browsers);
  const troubles = open.map((stream) => new TabTrouble(stream));
  const times = [];
  const victims = new Map(Object.keys(tabs).map((service) => [service, serviceProcess(sandbox, pid, service)]));
  for (const service of deaths) times.push(...(await timesOfDeath(victims.get(service), troubles, service)));
  for (const stream of open) stream.close();
  const row = (name, share, goal) => ({ name, unit: 'ms', ours: quantile(times, share), rounds: deaths.length, goal });
  return [
    row('a service dies at 1,000 open browsers: its tabs are marked, p95 of all deaths', 0.95, { oursAtMost: 5000 }),
    row('… the last', 1),
  ];
}

/** @returns {Promise<number[]>} milliseconds until each browser was told */
async function timesOfDeath(victim, troubles, service) {
  const tab = tabs[service];
  // Its earlier death is over once no browser marks its tab any more.
  await inTime(
    Promise.all(troubles.map((one) => one.isGone(tab))),
    () => `${service} is back, and not every browser heard it`,
  );
  const times = [];
  const heard = troubles.map((one) => one.isThere(tab).then(() => times.push(performance.now() - began)));
  const began = performance.now();
  victim.kill();
  await inTime(Promise.all(heard), () => `the death of ${service} reached ${times.length} of ${browsers} browsers`);
  victim.startAgain();
  return times;
}

/** @param {() => string} toSentence makes the message of the timeout */
async function inTime(work, toSentence) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(toSentence())), timeoutMs);
  });
  try {
    return await Promise.race([late, work]);
  } finally {
    clearTimeout(timer);
  }
}
