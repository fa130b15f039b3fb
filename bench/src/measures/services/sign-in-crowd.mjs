import { setTimeout as delay } from 'node:timers/promises';
import { crowd } from '../../load/crowd.mjs';
import { outOfTurn, rankCorrelation } from '../../load/fairness.mjs';
import { openLoop } from '../../load/open-loop.mjs';
import { residentBytes } from '../../machine/cpu-time.mjs';
import { quietShare, withForeignShare } from '../../machine/quiet.mjs';
import { median, quantile } from '../../quantiles.mjs';
import { openCrowdedIdentity } from '../../servers/crowded-identity.mjs';
import { signIn } from '../../servers/identity.mjs';

const withinMs = 5000;
const alone = 11;
const askRate = 50;
const askSeconds = 8;
const lookMs = 500;
const megabyte = 1024 * 1024;

/**
 * Many people sign in within five seconds, which is more than can be hashed before they lose patience. Measures how
 * fair their waiting times are, and how other requests are affected.
 * @param {number} howMany the number of people
 * @returns {Promise<object[]>} rows
 */
export async function signInCrowd(sandbox, howMany) {
  const identity = await openCrowdedIdentity(sandbox, howMany);
  try {
    const aloneMs = await signInAlone(identity);
    const ask = () => askForMe(identity);
    const atRest = await ask();
    const before = residentBytes(identity.pid);
    const { result, foreign } = await withForeignShare(() => whileTheyCome(identity, ask));
    const noisy = foreign > quietShare ? 1 : 0;
    return rowsOf({ ...result, atRest, before, aloneMs }).map((row) => ({ ...row, rounds: 1, noisy }));
  } finally {
    await identity.close();
  }
}

/** The median time of sign-ins in sequence. */
async function signInAlone({ url, people }) {
  const times = [];
  for (const person of people.slice(0, alone)) {
    const began = performance.now();
    await signIn(url, person);
    times.push(performance.now() - began);
  }
  return median(times);
}

const askForMe = ({ url, token }) =>
  openLoop(
    { url: `${url}/api/v1/auth/me`, headers: { Authorization: `Bearer ${token}` } },
    { rate: askRate, seconds: askSeconds, mayFail: true },
  );

async function whileTheyCome(identity, ask) {
  let isOver = false;
  const coming = crowd(identity.url, identity.people, withinMs).finally(() => {
    isOver = true;
  });
  const asked = [];
  const asking = (async () => {
    while (!isOver) asked.push(await ask());
  })();
  let most = 0;
  while (!isOver) {
    most = Math.max(most, residentBytes(identity.pid));
    await Promise.race([coming, delay(lookMs)]);
  }
  const people = await coming;
  await asking;
  return { people, asked, most };
}

function rowsOf({ people, asked, most, atRest, before, aloneMs }) {
  const howMany = people.length.toLocaleString('en-US');
  const lastMs = Math.max(...people.map(({ doneAt }) => doneAt));
  const soonest = Math.max(withinMs, people.length * aloneMs);
  const me = median(asked.map(({ p99 }) => p99));
  const failures = people.filter(({ failure }) => failure);
  const failed = failures.length + asked.reduce((sum, one) => sum + one.failed, 0);
  return [
    {
      name: `${howMany} people sign in within five seconds: until the last is signed in, against one after the other`,
      unit: 's',
      ours: lastMs / 1000,
      reference: soonest / 1000,
      ratio: lastMs / soonest,
      goal: { atMost: 1.25 },
    },
    { name: '… lost, or refused without a time', unit: '', ours: failed, goal: { oursAtMost: 0 } },
    {
      name: '… the longest wait for an answer',
      unit: 's',
      ours: Math.max(...people.map(({ longestMs }) => longestMs)) / 1000,
      goal: { oursAtMost: 10 },
    },
    {
      name: '… deviation from the order of arrival, p99',
      unit: 's',
      ours: quantile(outOfTurn(people), 0.99) / 1000,
      goal: { oursAtMost: 10 },
    },
    { name: '… rank correlation of arrival and completion', unit: '%', ours: rankCorrelation(people) * 100 },
    { name: '… attempts of each', unit: '', ours: people.reduce((sum, { tries }) => sum + tries, 0) / people.length },
    {
      name: '… p99 of GET /auth/me meanwhile, against at rest',
      unit: 'ms',
      ours: me,
      reference: atRest.p99,
      ratio: me / atRest.p99,
      goal: { atMost: 2 },
    },
    {
      name: '… peak increase of identity’s memory',
      unit: 'MB',
      ours: (most - before) / megabyte,
      goal: { oursAtMost: 200 },
    },
  ];
}
