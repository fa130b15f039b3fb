import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** People load the page one after another, and their browsers report the outcome of the release they are given. */
const arrivalMs = 20;
const drawnAfterMs = 300;
const timeoutMs = 60_000;
const tenPercent = { people: 10_000, atOnce: 100 };

/**
 * Rollouts among a thousand people online: of a release that crashes for everybody, of one that crashes for one in
 * four, and of one that works, to find out who is given it at ten percent.
 * @returns {Promise<object[]>} rows
 */
export async function rollouts(delivery) {
  const everybody = await rollOut(delivery, '2.0.0-all', () => 'crashed');
  const oneInFour = await rollOut(delivery, '2.0.0-four', (count) => (count % 4 === 0 ? 'crashed' : 'ok'));
  const share = await countTenPercent(delivery);
  const people = delivery.people.length;
  const since = ({ metAt, returnedAt }, person) => Math.max(0, returnedAt - (metAt[person - 1] ?? returnedAt));
  return [
    goal(
      'a release that crashes for everybody, 1,000 online: rolled back after its first user',
      'ms',
      since(everybody, 1),
      60_000,
    ),
    goal('… users who received it', '%', (100 * everybody.metAt.length) / people, 2),
    goal('… of them before its third crash was reported', '', everybody.metBeforeThird, 10),
    goal('a release that crashes for one in four: rolled back after its 30th user', 'ms', since(oneInFour, 30), 60_000),
    { name: '… users who received it', unit: '', ours: oneInFour.metAt.length },
    goal('10 % of 10,000 people: how far from 1,000', '', Math.abs(share.given - 1000), 100),
    goal('… users who receive something else at their next request', '', share.changed, 0),
  ];
}

const goal = (name, unit, ours, oursAtMost) => ({ name, unit, ours, goal: { oursAtMost } });

/**
 * Rolls a release out to a quarter of all people, limited by admission, until it is rolled back automatically.
 * @param outcomeOf the outcome that the n-th person who meets the release reports, from 0
 */
async function rollOut({ people, releaseAs, act, versionGiven, tell }, version, outcomeOf) {
  await releaseAs(version, '--to', '25%');
  for (const _step of ['1 %', '5 %', '25 %']) await act('rollout/step');
  const metAt = [];
  let told = 0;
  let metBeforeThird;
  let returnedAt;
  const returned = people[0].stream.nextChange().then(() => {
    returnedAt = performance.now();
  });
  const load = async (person) => {
    if ((await versionGiven(person)) !== version || returnedAt) return;
    const outcome = outcomeOf(metAt.push(performance.now()) - 1);
    await delay(drawnAfterMs);
    told += 1;
    if (told === 3) metBeforeThird = metAt.length;
    await tell(person, version, outcome);
  };
  const loads = [];
  const end = performance.now() + timeoutMs;
  for (let at = 0; !returnedAt && performance.now() < end; at++) {
    loads.push(load(people[at % people.length]));
    await delay(arrivalMs);
  }
  await Promise.all(loads);
  if (!returnedAt) throw new Error(`${version} did not take itself back`);
  await returned;
  return { metAt, metBeforeThird, returnedAt };
}

/** A release that works, at ten percent: how many of ten thousand people are given it, and whether they keep it. */
async function countTenPercent({ people, tokenOf, releaseAs, act, versionGiven, tell }) {
  const version = '2.0.0-ten';
  await releaseAs(version, '--to', '10%');
  for (const _step of ['1 %', '5 %', '10 %']) await act('rollout/step');
  await untilOpen({ people, version, act, versionGiven, tell });
  const crowd = Array.from({ length: tenPercent.people }, () => ({
    token: tokenOf({ id: randomUUID(), role: 'user' }),
  }));
  const first = await lookAt(crowd, version, versionGiven);
  const again = await lookAt(crowd, version, versionGiven);
  await act('rollout/abort');
  return {
    given: first.filter(Boolean).length,
    changed: first.filter((isGiven, at) => isGiven !== again[at]).length,
  };
}

/** Waits until the release is found good; until then admission lets few people meet it. */
async function untilOpen({ people, version, act, versionGiven, tell }) {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    for (let at = 0; at < people.length; at += tenPercent.atOnce) {
      await Promise.all(
        people.slice(at, at + tenPercent.atOnce).map(async (person) => {
          if ((await versionGiven(person)) === version) await tell(person, version, 'ok');
        }),
      );
    }
    // Only a paused rollout can be resumed; the response to pausing contains its state.
    const { rollout } = await act('rollout/pause');
    await act('rollout/resume');
    if (rollout.isOpen) return;
  }
  throw new Error('a release that does well was not found good');
}

async function lookAt(crowd, version, versionGiven) {
  const given = [];
  for (let at = 0; at < crowd.length; at += tenPercent.atOnce) {
    const batch = crowd.slice(at, at + tenPercent.atOnce);
    given.push(...(await Promise.all(batch.map(async (person) => (await versionGiven(person)) === version))));
  }
  return given;
}
