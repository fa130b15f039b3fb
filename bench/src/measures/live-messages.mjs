import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '../load/event-stream.mjs';
import { quietShare, withForeignShare } from '../machine/quiet.mjs';
import { end } from '../machine/sandbox.mjs';
import { quantile } from '../quantiles.mjs';
import { accessTokens } from '../servers/access-tokens.mjs';
import { storeConversations } from '../servers/conversations.mjs';
import { startDatabase } from '../servers/database.mjs';
import { openPlatform } from '../servers/platform.mjs';

const conversations = 500;
const perSecond = 50;
const atOnce = 50;
const retryMs = 250;
/** Until everybody's coming is told to whom they talk with. */
const warmMs = 4000;
/**
 * After the last answer: a message that came only now would be late beyond question, and doubles come with the next
 * round.
 */
const timeoutMs = 5000;

/**
 * A process per service, a thousand people online who talk in five hundred conversations, fifty messages a second from
 * one after the other: from the moment of sending until the other one has it.
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

/** Everybody's stream, in an order in which nobody follows on whom they talk with. */
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

/** Services that started before identity ask it again after a second whether a session still counts. */
async function untilKnown(url, person) {
  const end = performance.now() + timeoutMs;
  while ((await conversationsOf(url, person)).status !== 200) {
    if (performance.now() > end) throw new Error('the platform takes no token');
    await delay(retryMs);
  }
}

/** @throws when the marketplace does not know that the person they talk with is there */
async function requireOnline(url, person) {
  const [conversation] = await (await conversationsOf(url, person)).json();
  if (!conversation?.isOnline) throw new Error('not everybody was known to be online');
}

const conversationsOf = (url, { token }) =>
  fetch(`${url}/api/v1/conversations`, { headers: { Authorization: `Bearer ${token}` } });

/** @returns {Promise<{ sentAt: number, arrivals: number[] }[]>} of each message, milliseconds of one clock */
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
    count('… that came twice', ({ arrivals }) => arrivals.length > 1),
  ];
}
