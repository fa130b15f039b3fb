import type { RemoteState } from '@plaza/contracts/registry/releases';
import { timeAgo } from '@plaza/ui';
import { whyNotRolledBack } from './current/switched-off';
import type { OpenDialog } from './open-dialog';
import { nameOutcomes } from './remote-labels';

/** A problem that an operator should know about at once, and its remedy. */
export interface RemoteProblem {
  readonly text: string;
  readonly remedy?: { readonly label: string; readonly dialog: OpenDialog };
}

const dayMs = 24 * 3_600_000;

/** The problems of a remote, worst first. */
export function problemsOf(remote: RemoteState, now: number): RemoteProblem[] {
  return [...waiting(remote), ...switchedOff(remote), ...withFailures(remote), ...automaticRollback(remote, now)];
}

const waiting = ({ waitsForApproval }: RemoteState): RemoteProblem[] =>
  waitsForApproval ? [{ text: 'Nobody has it until you approve its area, at Areas.' }] : [];

const switchedOff = (remote: RemoteState): RemoteProblem[] =>
  remote.switchedOff.map(({ version, reason }) => ({
    text: version === null ? `Switched off. People read: “${reason}”` : `${version} is switched off: “${reason}”`,
    remedy: {
      label: version === null ? 'Switch On' : `Switch On ${version}`,
      dialog: { kind: 'on', remote, version },
    },
  }));

function withFailures(remote: RemoteState): RemoteProblem[] {
  const { rollout } = remote;
  if (!rollout || rollout.outcomes.bad === 0 || rollout.likelihood <= 0) return [];
  const text = `${rollout.version} has failures: ${nameOutcomes(rollout.outcomes)}.`;
  const rollbackBlocked = whyNotRolledBack(remote);
  if (rollbackBlocked !== undefined) return [{ text: `${text} It cannot be rolled back: ${rollbackBlocked}` }];
  return [{ text, remedy: { label: 'Roll Back', dialog: { kind: rollbackKind(remote), remote } } }];
}

/** An unfinished rollout must be aborted: `back` would roll back the current release as well. */
export const rollbackKind = ({ rollout }: RemoteState) => (rollout && rollout.state !== 'watched' ? 'abort' : 'back');

/** The latest rollout, if it was rolled back automatically within a day and no rollout has started since. */
function automaticRollback({ pastRollouts, rollout }: RemoteState, now: number): RemoteProblem[] {
  const last = pastRollouts.at(-1);
  if (rollout || last?.end !== 'returned' || now - Date.parse(last.endedAt) > dayMs) return [];
  const when = timeAgo(Date.parse(last.endedAt), now);
  return [{ text: `${last.version} was rolled back automatically ${when}: ${nameOutcomes(last.outcomes)}.` }];
}
