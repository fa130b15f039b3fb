import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../load/event-stream.mjs';
import { residentBytes } from '../machine/cpu-time.mjs';
import { saveCustomerTabs } from '../servers/data/customer-tabs.mjs';
import { signIn } from '../servers/identity.mjs';
import { perEach } from './machine-costs.mjs';

const administrator = { email: 'grace@plaza.example', password: 'plaza-demo-2026' };
/** Streams that are opened concurrently. */
const atOnce = 50;
/** These are opened before memory is measured, so that a gateway's fixed costs are not counted. */
const first = 500;
/** By then, garbage of opening the streams is collected, and presence events have been sent. */
const restMs = 3000;
const changes = 4;

/**
 * @typedef {object} StreamCosts
 * @property {number} instances
 * @property {import('./machine-costs.mjs').Costs} atRest one second of the platform without users
 * @property {number} count the number of open streams, each of a different person
 * @property {number} bytes memory of a gateway per stream
 * @property {import('./machine-costs.mjs').Costs} opening of one stream
 * @property {import('./machine-costs.mjs').Costs} second of one open stream that receives no event
 * @property {import('./machine-costs.mjs').Costs} heard one event received by one stream
 */

/** @returns {Promise<Omit<StreamCosts, 'instances' | 'atRest'>>} */
export async function measureStreams({ urls, tokenOf, pids, meter }, { streamCount, streamSeconds }) {
  const grace = await signIn(urls[0], administrator);
  const open = await openMany(urls, tokenOf, first);
  await delay(restMs);
  const memory = () => pids.gateway.map(residentBytes).reduce((sum, bytes) => sum + bytes, 0);
  const before = memory();
  const opening = await meter.costsOf(() => openMany(urls, tokenOf, streamCount - first));
  open.push(...opening.result);
  await delay(restMs);
  const bytes = (memory() - before) / (streamCount - first);
  const rest = await meter.costsOf(() => delay(streamSeconds * 1000));
  const told = await meter.costsOf(() => tellAll(urls[0], grace, open));
  for (const stream of open) stream.close();
  return {
    count: streamCount,
    bytes,
    opening: perEach(opening.costs, streamCount - first),
    second: perEach(rest.costs, streamCount * rest.seconds),
    heard: perEach(told.costs, streamCount * changes),
  };
}

/** Opens streams, each of a different person, spread over all gateways. */
async function openMany(urls, tokenOf, count) {
  const open = [];
  while (open.length < count) {
    const batch = Array.from({ length: Math.min(atOnce, count - open.length) }, (_, index) =>
      EventStream.open(urls[index % urls.length], tokenOf({ id: randomUUID(), role: 'user' })),
    );
    open.push(...(await Promise.all(batch)));
  }
  return open;
}

/** Takes a tab away from everybody and gives it back repeatedly; each change ends once every stream has received it. */
async function tellAll(url, token, streams) {
  for (let change = 0; change < changes; change++) {
    const heard = Promise.all(streams.map((stream) => stream.nextChange()));
    await saveCustomerTabs(url, token, { hasMarkets: change % 2 === 1 });
    await heard;
  }
}
