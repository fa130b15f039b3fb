import { EventStream } from '../load/event-stream.mjs';
import { commandOf, treeOf } from '../machine/cpu-time.mjs';
import { quantile } from '../quantiles.mjs';
import { signIn } from '../servers/identity.mjs';
import { openPlatform } from '../servers/platform.mjs';

const person = { email: 'maya@plaza.example', password: 'plaza-demo-2026' };
const browsers = 1000;
const atOnce = 50;
const timeoutMs = 30_000;

/**
 * A process per service, a thousand browsers online: from the death of the markets service until each has heard that
 * its tab has trouble.
 * @returns {Promise<object[]>} rows
 */
export async function serviceDeath(workshop) {
  const platform = await openPlatform(workshop, { args: ['--processes'] });
  try {
    return await measure(platform);
  } finally {
    await platform.close();
  }
}

async function measure({ url, pid }) {
  const markets = treeOf(pid).find((one) => commandOf(one).includes('services/markets/'));
  if (!markets) throw new Error('markets has no process of its own');
  const token = await signIn(url, person);
  const open = [];
  while (open.length < browsers) {
    open.push(...(await Promise.all(Array.from({ length: atOnce }, () => EventStream.open(url, token)))));
  }
  const heard = open.map((stream) => stream.nextTrouble());
  const began = performance.now();
  process.kill(markets, 'SIGKILL');
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the death of a service did not reach every browser')), timeoutMs).unref();
  });
  const times = await Promise.race([late, Promise.all(heard.map((one) => one.then(() => performance.now() - began)))]);
  for (const stream of open) stream.close();
  const row = (name, share, goal) => ({ name, unit: 'ms', ours: quantile(times, share), goal });
  return [
    row('a service dies at 1,000 open browsers: its tabs are marked, p95', 0.95, { oursAtMost: 5000 }),
    row('… the last', 1),
  ];
}
