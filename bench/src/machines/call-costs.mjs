import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpSocket } from '../load/http-socket.mjs';
import { storeConversations } from '../servers/data/conversations.mjs';
import { signIn } from '../servers/identity.mjs';
import { perEach } from './machine-costs.mjs';

const person = { email: 'maya@plaza.example', password: 'plaza-demo-2026' };
/** Concurrent requests. */
const atOnce = 8;
const warmSeconds = 1;
/** By then, the events that are in an outbox when the last request is answered have been delivered. */
const settleMs = 2000;
const signInCount = 8;

/** The most frequent requests of browsers. */
const typical = [
  ['who I am', '/api/v1/auth/me'],
  ['my tabs', '/api/v1/auth/my-tab-permissions'],
  ['my remotes', '/api/v1/remotes'],
  ['all figures of a person', '/api/v1/finance/metrics'],
  ['a page of bookings', '/api/v1/bookings'],
  ['a list of quotes', '/api/v1/markets/stocks'],
];

/**
 * @typedef {object} CallCost
 * @property {string} name
 * @property {number} instances
 * @property {import('./machine-costs.mjs').Costs} costs of one request
 */

/** @returns {Promise<Omit<CallCost, 'instances'>[]>} */
export async function measureCalls(platform, { machineSeconds }) {
  const token = await signIn(platform.urls[0], person);
  const measured = [];
  for (const [name, path] of typical) {
    measured.push(await measureOne(platform.meter, name, await askers(platform.urls, path, token), machineSeconds));
  }
  measured.push(await measureOne(platform.meter, 'a message', await senders(platform), machineSeconds));
  const signIns = async () => {
    for (let done = 0; done < signInCount; done++) await signIn(platform.urls[done % platform.urls.length], person);
  };
  const { costs } = await platform.meter.costsOf(signIns);
  return [...measured, { name: 'a sign-in', costs: perEach(costs, signInCount) }];
}

/** @param {(() => Promise<unknown>)[]} askers each sends its next request after a response */
async function measureOne(meter, name, askers, seconds) {
  await keepAsking(askers, warmSeconds);
  await delay(settleMs);
  const { costs, result } = await meter.costsOf(async () => {
    const answers = await keepAsking(askers, seconds);
    await delay(settleMs);
    return answers;
  });
  return { name, costs: perEach(costs, result) };
}

/** @returns {Promise<number>} how many requests were answered */
async function keepAsking(askers, seconds) {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  await Promise.all(
    askers.map(async (ask) => {
      for (; performance.now() < end; answers++) await ask();
    }),
  );
  return answers;
}

/** Connections that are spread over all gateways. */
function askers(urls, path, token) {
  const headers = { Authorization: `Bearer ${token}` };
  const open = async (_, index) => {
    const socket = await HttpSocket.open(new URL(path, urls[index % urls.length]), headers);
    return () => socket.request();
  };
  return Promise.all(Array.from({ length: atOnce }, open));
}

/** People who send messages, each to a different person. */
async function senders({ urls, databaseUri, tokenOf }) {
  const pairs = await storeConversations(databaseUri, atOnce);
  return pairs.map(({ id, people: [sender] }, index) => {
    const url = `${urls[index % urls.length]}/api/v1/conversations/${id}/messages`;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf(sender)}` };
    return async () => {
      const body = JSON.stringify({ content: 'Shall we say Thursday at ten?', clientId: randomUUID() });
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
  });
}
