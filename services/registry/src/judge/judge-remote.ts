import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { Log } from '@plaza/service-kit/logging/log';
import type { AccountAges } from '../outcomes/account-ages';
import { countSilent } from '../outcomes/load-starts';
import { stableOutcomesSince } from '../outcomes/stable-outcomes';
import { markDone, markTallied, type ProvenOutcome, waitingOutcomes } from '../outcomes/waiting-outcomes';
import { RemotePointerModel } from '../remotes/remote.model';
import { rolloutAuthor } from '../remotes/rollout-author';
import { isSwitchedOff } from '../remotes/switched-off';
import { type Decision, writeRemote } from '../remotes/write-remote';
import { advance, isReportedByAllOfFew, type OnlineUsers } from '../rollouts/advance';
import { moveDecision } from '../rollouts/move-rollout';
import { isBesideStable, nothingTallied, type Rollout } from '../rollouts/rollout';
import { tally } from '../rollouts/tally';
import { restartTest } from './evidence';
import { failsForFew, isSilenceSuspect, judge, suspicionOf } from './judge';
import { badDecision, type Judged, silenceDecision, suspicionDecision, toEvidence } from './judge-decisions';
import { otherRemotesOutcomesSince } from './other-remotes-outcomes';
import { type Outcomes, type SequentialTest, testBeside } from './sequential-test';

const dayMs = 24 * 3_600_000;
/** Stable's outcomes within this time count as simultaneous. */
const sameTimeMs = 10 * 60_000;

/** The maximum number of decisions in one run; the next run, two seconds later, continues with the rest. */
const maxRounds = 100;

export interface JudgeDependencies {
  readonly accounts: AccountAges;
  readonly online: OnlineUsers;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** Outcomes of people for whom the release did not load at all. */
const unloaded: readonly OutcomeKind[] = ['load_failed', 'fell_back'];

/**
 * Adds the waiting outcomes to the evidence of the remote's rollout and decides whether the release is rolled back or
 * the rollout continues. Each decision is a single write, so any number of processes may judge, and a process may crash
 * at any point.
 * @returns whether there are events to send
 */
export async function judgeRemote(name: RemoteName, dependencies: JudgeDependencies): Promise<boolean> {
  let hasEvents = false;
  for (let round = 0; round < maxRounds; round++) {
    const made = await judgeOnce(name, dependencies);
    if (made === 'idle') break;
    hasEvents ||= made === 'published';
  }
  return hasEvents;
}

async function judgeOnce(name: RemoteName, dependencies: JudgeDependencies): Promise<'idle' | 'published' | 'written'> {
  const { accounts, now: clock, log } = dependencies;
  const found = await RemotePointerModel.findById(name).lean();
  if (!found) return 'idle';
  await markTallied(found.rollout?.tallied ?? nothingTallied);
  const logDelay = (error: unknown) => log.warn({ err: error, remote: name }, 'outcomes wait until identity answers');
  const waiting = await waitingOutcomes(name, found.rollout?.startedAt, accounts, logDelay);
  const { rollout } = found;
  await markDone(waiting.filter(({ subject }) => subject !== rollout?.id).map(({ _id }) => _id));
  if (!rollout) return 'idle';

  const now = clock();
  const stableDay = await stableOutcomesSince(name, rollout.stable, new Date(now.getTime() - dayMs));
  const rule = testBeside(stableDay);
  const own = waiting.filter(({ subject }) => subject === rollout.id);
  const silent = await countSilent(rollout, accounts, now, logDelay);
  const tallied = tallyUntilSuspect({ ...rollout, silent, stableDay, tallied: nothingTallied }, own, rule);
  const decision = await decide({ found, rollout: tallied }, rule, dependencies, now);
  if (!decision && own.length === 0 && silent === (rollout.silent ?? 0)) return 'idle';
  const write: Decision = decision ?? { set: { rollout: tallied } };
  const isWritten = await writeRemote({ ...found, rollout: tallied }, write, rolloutAuthor, now);
  return isWritten && (write.act || write.isUrgent) ? 'published' : 'written';
}

/** Adds outcomes until they look bad, so that later good ones cannot hide the failures. */
function tallyUntilSuspect(rollout: Rollout, waiting: readonly ProvenOutcome[], rule: SequentialTest): Rollout {
  let next = rollout;
  for (const { _id: id, ...outcome } of waiting) {
    next = tally(next, { id, isUnloaded: unloaded.includes(outcome.outcome), ...outcome }, rule);
    if (suspicionOf(next.evidence, rule)) break;
  }
  return next;
}

async function decide(
  { found, rollout }: Judged,
  rule: SequentialTest,
  { online, log }: JudgeDependencies,
  now: Date,
): Promise<Decision | undefined> {
  if (suspicionOf(rollout.evidence, rule)) {
    const stableNow = await outcomesBeside(found._id, rollout, sameTime(rollout, now));
    const verdict = judge(rollout.evidence, rule, stableNow);
    if (verdict.is === 'bad') return badDecision({ found, rollout }, verdict, stableNow);
    log.info(
      { remote: found._id, version: rollout.version, verdict, stableNow },
      'stable fails as often as the release',
    );
    return { set: { rollout: { ...rollout, evidence: restartTest(rollout.evidence) } } };
  }
  if (failsForFew(rollout.evidence) && isReportedByAllOfFew(rollout, now, online)) {
    const stableNow = await outcomesBeside(found._id, rollout, sameTime(rollout, now));
    // With two people no statistical test can tell whether stable fails equally, so any failure of stable rules out a
    // rollback.
    if (stableNow.bad === 0)
      return badDecision({ found, rollout }, { is: 'bad', because: 'few', chance: null }, stableNow);
  }
  if (!rollout.isSuspicionTold && suspicionOf(rollout.unproven, rule)) return suspicionDecision(rollout);
  const isSilent = isSilenceSuspect(rollout.evidence, rollout.silent ?? 0, rule);
  if (isSilent && !rollout.isSilenceTold) return silenceDecision(rollout);
  if (isSilent && rollout.state === 'running') return undefined; // wait for more reports, or for a person to decide
  // Promoting a release that is switched off would take its tab from everybody.
  if (isBesideStable(rollout) && isSwitchedOff(found.switchedOff ?? [], rollout.version)) return undefined;
  const next = advance(rollout, now, online);
  if (next === rollout) return undefined;
  if (next === 'kept') return { set: { rollout: null }, end: 'kept' };
  const decision = moveDecision(found, next);
  if (!decision.isUrgent) return decision;
  const before = { version: found.current };
  return {
    ...decision,
    act: { action: 'release.switch', before, after: { version: next.version, ...toEvidence(rollout) } },
  };
}

/**
 * The outcomes that the release is compared with: those of stable; once everybody has the release, those of other
 * remotes on the same services.
 */
async function outcomesBeside(remote: RemoteName, rollout: Rollout, since: Date): Promise<Outcomes> {
  const stable = await stableOutcomesSince(remote, rollout.stable, since);
  if (isBesideStable(rollout)) return stable;
  const others = await otherRemotesOutcomesSince(remote, rollout.version, since);
  return { good: stable.good + others.good, bad: stable.bad + others.bad };
}

function sameTime({ evidence }: Rollout, now: Date): Date {
  return new Date(Math.min(now.getTime() - sameTimeMs, evidence.test.since?.getTime() ?? now.getTime()));
}
