import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../../load/event-stream.mjs';
import { commandOf, cpuMs, treeOf } from '../../machine/cpu-time.mjs';
import { median } from '../../quantiles.mjs';
import { signIn } from '../../servers/identity.mjs';
import { openPlatform } from '../../servers/platform.mjs';

const person = { email: 'maya@plaza.example', password: 'plaza-demo-2026' };
const terminals = 1000;
const atOnce = 50;
const warmMs = 3000;

/**
 * Runs one process per service, with a thousand terminals that follow the quotes of a simulated feed with four changes
 * a second, and measures the share of a core that markets uses.
 * @returns {Promise<object[]>} rows
 */
export async function liveQuotes(sandbox, { seconds }) {
  const platform = await openPlatform(sandbox, { args: ['--processes'], env: { SIMULATED_TICK_MS: '100' } });
  try {
    return await measure(platform, seconds);
  } finally {
    await platform.close();
  }
}

async function measure({ url, pid }, seconds) {
  const markets = treeOf(pid).find((one) => commandOf(one).includes('services/markets/'));
  if (!markets) throw new Error('markets has no process of its own');
  const token = await signIn(url, person);
  const open = [];
  while (open.length < terminals) {
    const batch = Array.from({ length: atOnce }, () => EventStream.open(url, token, 'quotes'));
    open.push(...(await Promise.all(batch)));
  }
  await delay(warmMs);
  const before = open.map(({ pushes }) => pushes);
  const cpuBefore = cpuMs(markets);
  const from = performance.now();
  await delay(seconds * 1000);
  const tookMs = performance.now() - from;
  const share = (cpuMs(markets) - cpuBefore) / tookMs;
  const pushes = open.map((stream, index) => ((stream.pushes - before[index]) / tookMs) * 1000);
  for (const stream of open) stream.close();
  return [
    { name: 'quotes pushed to 1,000 terminals: markets', unit: 'of a core', ours: share, goal: { oursAtMost: 0.5 } },
    { name: '… stream chunks with quotes, each', unit: 'a second', ours: median(pushes) },
  ];
}
