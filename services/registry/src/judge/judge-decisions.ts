import type { RemotePointerRecord } from '../remotes/remote.model';
import { isReleaseOff } from '../remotes/switched-off';
import type { Decision } from '../remotes/write-remote';
import { rolledBack } from '../rollouts/move-rollout';
import { isBesideStable, type Rollout, weightOf } from '../rollouts/rollout';
import { restartTest } from './evidence';
import type { Verdict } from './judge';
import type { Outcomes } from './sequential-test';

/** A remote, and its rollout with the latest outcomes tallied. */
export interface Judged {
  readonly found: RemotePointerRecord;
  readonly rollout: Rollout;
}

type BadVerdict = Extract<Verdict, { is: 'bad' }>;

/**
 * Rolls back a bad release. If everybody has it, and the releases before it are switched off, it stays: otherwise
 * everybody would lose the tab, while the release works for some. Operators are then informed, once.
 */
export function badDecision(judged: Judged, verdict: BadVerdict, stableNow: Outcomes): Decision {
  const { found, rollout } = judged;
  const to = rollbackTarget(found, rollout);
  const proof = proofOf(rollout, verdict, stableNow);
  if (to === undefined) return blockedRollbackDecision(rollout, proof);
  return {
    ...rolledBack(found, rollout, to),
    end: 'returned',
    act: { action: 'release.return', before: { version: rollout.version }, after: { version: to, ...proof } },
  };
}

/** Stable, or the release before it if everybody would return to stable and it is switched off. */
function rollbackTarget({ switchedOff = [] }: RemotePointerRecord, rollout: Rollout): string | undefined {
  const { version, stable, before } = rollout;
  if (isBesideStable(rollout)) return stable;
  const earlier = before === null ? [stable] : [stable, before];
  return earlier.find((one) => one !== version && !isReleaseOff(switchedOff, one));
}

/** The test restarts, so that the release can still be rolled back after one before it has been switched on. */
function blockedRollbackDecision(rollout: Rollout, proof: ReturnType<typeof proofOf>): Decision {
  const set = { rollout: { ...rollout, evidence: restartTest(rollout.evidence), isNoReturnTold: true } };
  if (rollout.isNoReturnTold) return { set };
  const after = { version: rollout.version, switchedOff: rollout.stable, ...proof };
  return { set, act: { action: 'rollout.suspicion', before: null, after } };
}

/**
 * Records in the audit that new accounts and visitors, whose outcomes decide nothing, see many failures: operators are
 * informed, and the release stays.
 */
export function suspicionDecision(rollout: Rollout): Decision {
  const { good, bad } = rollout.unproven;
  const after = { version: rollout.version, ofNewAccountsAndVisitors: { good, bad }, ...toEvidence(rollout) };
  return {
    set: { rollout: { ...rollout, isSuspicionTold: true } },
    act: { action: 'rollout.suspicion', before: null, after },
  };
}

/**
 * Records in the audit that so many browsers began to load the release without reporting an outcome that operators
 * should look into it.
 */
export function silenceDecision(rollout: Rollout): Decision {
  const after = { version: rollout.version, ...toEvidence(rollout) };
  return {
    set: { rollout: { ...rollout, isSilenceTold: true } },
    act: { action: 'rollout.silence', before: null, after },
  };
}

/** Why a release was found bad, for the audit. */
function proofOf(rollout: Rollout, { because, chance }: BadVerdict, stableNow: Outcomes) {
  const { row, trace } = rollout.evidence.test;
  return { ...toEvidence(rollout), because, inRow: row, stableNow, chanceOfStable: chance, trace };
}

/** The outcomes of a rollout, for the audit. */
export function toEvidence(rollout: Rollout) {
  const { evidence, stableDay, silent = 0 } = rollout;
  const { good, bad, test } = evidence;
  return { weight: weightOf(rollout), outcomes: { good, bad }, silent, likelihood: test.likelihood, stableDay };
}
