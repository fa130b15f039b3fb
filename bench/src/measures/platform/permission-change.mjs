import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../../load/event-stream.mjs';
import { HttpSocket } from '../../load/http-socket.mjs';
import { median, quantile } from '../../quantiles.mjs';
import { saveCustomerTabs } from '../../servers/data/customer-tabs.mjs';
import { signIn } from '../../servers/identity.mjs';

/** Seeded users; each of the two customers has half of the browsers. */
const password = 'plaza-demo-2026';
const customers = ['maya@plaza.example', 'jonas@plaza.example'];
const administrator = 'grace@plaza.example';
const browsers = 1000;
const atOnce = 50;
const timeoutMs = 20_000;
const retryMs = 250;

/** The shell waits a random time of up to this before it requests the remotes of new tabs. */
const spreadMs = 150;

/**
 * An administrator takes a tab away, or gives it back, while a thousand browsers are open. Measures when each browser
 * has received the event, and when it has done what the shell does then: nothing further for a removed tab, which the
 * event itself names; a request for the remotes for an added tab.
 * @returns {Promise<object[]>} rows
 */
export async function permissionChange({ url }, { changes }) {
  const tokens = await Promise.all(customers.map((email) => signIn(url, { email, password })));
  const grace = await signIn(url, { email: administrator, password });
  const open = [];
  while (open.length < browsers) {
    const batch = Array.from({ length: atOnce }, (_, index) => openBrowser(url, tokens[index % tokens.length]));
    open.push(...(await Promise.all(batch)));
  }
  const heard = [];
  const renewed = [];
  const refused = [];
  for (let change = 0; change < changes; change++) {
    const isTakenAway = change % 2 === 0;
    const times = await within(timeoutMs, oneChange(url, grace, open, isTakenAway));
    heard.push(times.map((time) => time.heard));
    if (isTakenAway) continue;
    renewed.push(times.map((time) => time.renewed));
    refused.push(times.reduce((sum, time) => sum + time.refused, 0));
  }
  for (const { stream, remotes } of open) for (const socket of [stream, remotes]) socket.close();
  return [
    ...rows('a permission change at 1,000 open browsers: it is received, and applied where a tab was removed', heard, {
      oursAtMost: 50,
    }),
    ...rows('… applied where a tab was added: its remotes are available', renewed, { oursAtMost: 300 }),
    { name: '… refused among those 1,000 responses, requested again', unit: '', ours: median(refused) },
  ];
}

async function openBrowser(url, token) {
  const [stream, remotes] = await Promise.all([
    EventStream.open(url, token),
    HttpSocket.open(new URL('/api/v1/remotes', url), { Authorization: `Bearer ${token}` }),
  ]);
  return { stream, remotes };
}

/** Milliseconds from the administrator's click, for each browser. */
async function oneChange(url, token, open, isTakenAway) {
  const began = performance.now();
  const arrivals = open.map(async ({ stream, remotes }) => {
    await stream.nextChange();
    const heard = performance.now() - began;
    if (isTakenAway) return { heard };
    await delay(Math.random() * spreadMs);
    const refused = await untilAnswered(remotes);
    return { heard, renewed: performance.now() - began, refused };
  });
  await saveCustomerTabs(url, token, { hasMarkets: !isTakenAway });
  return Promise.all(arrivals);
}

/** Repeats a request until it succeeds. Returns how often it was refused. */
async function untilAnswered(socket) {
  for (let refused = 0; ; refused++) {
    if ((await socket.requestStatus()) === 200) return refused;
    await delay(retryMs);
  }
}

function rows(name, times, goal) {
  const row = (share, what, added = {}) => ({
    name: `${name}, ${what}`,
    unit: 'ms',
    ours: median(times.map((one) => quantile(one, share))),
    rounds: times.length,
    ...added,
  });
  return [row(0.5, 'p50'), row(0.95, 'p95', { goal }), row(1, 'the last')];
}

function within(ms, promise) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('a permission change did not reach every browser')), ms).unref();
  });
  return Promise.race([promise, late]);
}
