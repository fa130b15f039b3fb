import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../../load/event-stream.mjs';
import { quietShare, withForeignShare } from '../../machine/quiet.mjs';
import { end } from '../../machine/sandbox.mjs';
import { quantile } from '../../quantiles.mjs';
import { accessTokens } from '../../servers/data/access-tokens.mjs';
import { storeConversations } from '../../servers/data/conversations.mjs';
import { startDatabase } from '../../servers/database.mjs';
import { openPlatform } from '../../servers/platform.mjs';

const conversations = 500;
const perSecond = 50;
const atOnce = 50;
const retryMs = 250;
/** Time for everybody's presence to reach the person whom they talk with. */
const warmMs = 4000;
/**
 * Wait after the last response: a message that arrives later would be far too late in any case, and duplicates are sent
 * with the next round of deliveries.
 */
const timeoutMs = 5000;

/**
 * Runs one process per service, with a thousand people online in five hundred conversations who send fifty messages a
 * second in turn, and measures the time from sending a message until the recipient has it.
 * @returns {Promise<object[]>} rows
 */
export async function liveMessages(sandbox, { messageSeconds }) {
  const tokens = accessTokens();
  const database = await startDatabase(sandbox);
  const env = { ...tokens.env, MONGODB_URI: database.uri };
  const platform = await openPlatform(sandbox, { args: ['--processes'], env });
  try {
    const pairs = await storeConversations(database.uri, conversations);
    const people = await bringOnline(platform.url, pairs, tokens);
    const { result, foreign } = await withForeignShare(() => talk(platform.url, people, messageSeconds));
    const noisy = foreign > quietShare ? 1 : 0;
    return rowsOf(result).map((row) => ({ ...row, rounds: 1, noisy }));
  } finally {
    await platform.close();
    await end(database.child);
  }
}

/** Opens everybody's stream, in an order that never puts the two people of a conversation in succession. */
async function bringOnline(url, pairs, { tokenOf }) {
  const people = [0, 1].flatMap((side) =>
    pairs.map(({ id, people: both }) => ({ conversation: id, token: tokenOf(both[side]) })),
  );
  await untilKnown(url, people[0]);
  const online = [];
  for (let at = 0; at < people.length; at += atOnce) {
    const batch = people.slice(at, at + atOnce);
    const streams = await Promise.all(batch.map(({ token }) => EventStream.open(url, token)));
    online.push(...batch.map((person, index) => ({ ...person, stream: streams[index] })));
  }
  await delay(warmMs);
  await requireOnline(url, online.at(0));
  await requireOnline(url, online.at(-1));
  return online;
}

/** Services that started before identity ask it again after a second which sessions are valid. */
async function untilKnown(url, person) {
  const end = performance.now() + timeoutMs;
  while ((await conversationsOf(url, person)).status !== 200) {
    if (performance.now() > end) throw new Error('the platform takes no token');
    await delay(retryMs);
  }
}

/** @throws when the marketplace does not report the other person of the conversation as online */
async function requireOnline(url, person) {
  const [conversation] = await (await conversationsOf(url, person)).json();
  if (!conversation?.isOnline) throw new Error('not everybody was known to be online');
}

const conversationsOf = (url, { token }) =>
  fetch(`${url}/api/v1/conversations`, { headers: { Authorization: `Bearer ${token}` } });

/** @returns {Promise<{ sentAt: number, arrivals: number[] }[]>} for each message, milliseconds on the same clock */
async function talk(url, people, seconds) {
  const sent = new Map();
  people.forEach(({ stream }, index) => {
    const other = (index + conversations) % people.length;
    stream.onMessage = ({ clientId }) => {
      const message = sent.get(clientId);
      if (message?.sender === other) message.arrivals.push(performance.now());
    };
  });
  const answers = [];
  const began = performance.now();
  for (let due = 0; due < perSecond * seconds; due++) {
    await delay(Math.max(0, began + (due * 1000) / perSecond - performance.now()));
    const sender = due % people.length;
    const clientId = randomUUID();
    sent.set(clientId, { sender, sentAt: performance.now(), arrivals: [] });
    answers.push(send(url, people[sender], clientId).catch((error) => error));
  }
  const refused = (await Promise.all(answers)).find((answer) => answer instanceof Error);
  if (refused) throw refused;
  await delay(timeoutMs);
  for (const { stream } of people) stream.close();
  return [...sent.values()];
}

async function send(url, { conversation, token }, clientId) {
  const answer = await fetch(`${url}/api/v1/conversations/${conversation}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ content: 'Shall we say Thursday at ten?', clientId }),
  });
  if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

function rowsOf(messages) {
  const times = messages.flatMap(({ sentAt, arrivals }) => arrivals.slice(0, 1).map((at) => at - sentAt));
  const row = (name, share, goal) => ({ name, unit: 'ms', ours: quantile(times, share), goal });
  const count = (name, isSo) => ({ name, unit: '', ours: messages.filter(isSo).length, goal: { oursAtMost: 0 } });
  return [
    row('50 messages a second among 1,000 people online, until the other one has it, p50', 0.5),
    row('… p95', 0.95, { oursAtMost: 50 }),
    row('… p99', 0.99),
    count('… lost', ({ arrivals }) => arrivals.length === 0),
    count('… delivered twice', ({ arrivals }) => arrivals.length > 1),
  ];
}
