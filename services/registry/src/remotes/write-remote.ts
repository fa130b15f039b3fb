import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import type { PastRollout } from '@plaza/contracts/registry/rollouts';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { areaChanged } from '../areas/area-changed';
import { auditEntry } from '../audit';
import type { DeployAuthor } from '../deployer';
import { type Rollout, weightOf } from '../rollouts/rollout';
import { teamOf } from '../teams/teams';
import { requireKnownRemote } from './known-remote';
import {
  type HistoryEntry,
  type PastRolloutRecord,
  RemotePointerModel,
  type RemotePointerRecord,
} from './remote.model';

/** How many switches of a remote, and how many ended rollouts, its document contains. */
const maxHistory = 200;
const maxPastRollouts = 50;

/** A decision: the changes, and their entry in the audit. */
export interface Decision {
  readonly set: Partial<Pick<RemotePointerRecord, 'current' | 'previous' | 'rollout' | 'switchedOff'>>;
  readonly act?: Pick<AuditedAct, 'action' | 'before' | 'after'>;
  /** How the active rollout ended. */
  readonly end?: PastRollout['end'];
  /** Whether the current release, if it changes, is rolled back. */
  readonly isRollback?: boolean;
  /** Whether open browsers must check immediately which releases they may load. */
  readonly isUrgent?: boolean;
  /** The user whose browsers must check, if the change affects one user only. */
  readonly changedFor?: string;
}

/** Writes a decision if its basis is unchanged. @returns undefined if another write came in between */
export async function writeRemote(
  found: RemotePointerRecord,
  { set, act, end, isRollback, isUrgent, changedFor }: Decision,
  author: DeployAuthor,
  now: Date,
): Promise<true | undefined> {
  const { _id: name, revision = null } = found;
  const current = set.current ?? found.current;
  const changesCurrent = current !== null && current !== found.current;
  const rolledBack = isRollback && found.current !== null ? { rolledBack: found.current } : {};
  const history: HistoryEntry[] = changesCurrent ? [{ version: current, at: now, by: author.name, ...rolledBack }] : [];
  const past = end && found.rollout ? [toPast(found.rollout, end, now)] : [];
  const team = act && (await teamOf(name));
  const toOne = changedFor === undefined ? undefined : { users: [changedFor] };
  const to = isUrgent || changesCurrent ? ({ everyone: true } as const) : toOne;
  const outbox = [
    ...(to && current !== null ? [outboxEntry('remotes.changed', { name, version: current }, to)] : []),
    ...(changesCurrent && !isBuiltInRemote(name) ? [areaChanged(name)] : []),
    ...(act ? [auditEntry(author, { ...act, target: name, after: withTeam(act.after, team) })] : []),
  ];
  const { modifiedCount } = await RemotePointerModel.updateOne(
    { _id: name, revision },
    {
      $set: set,
      $inc: { revision: 1 },
      $push: {
        history: { $each: history, $slice: -maxHistory },
        pastRollouts: { $each: past, $slice: -maxPastRollouts },
        outbox: { $each: outbox },
      },
    },
  );
  return modifiedCount === 1 ? true : undefined;
}

/**
 * Decides on the stored state, and again if another decision came in between. Nothing is written if `decide` returns
 * undefined.
 * @throws what `decide` throws, NotFound for an unknown remote without any decision, and Conflict if another decision
 * came in between each time
 */
export async function decideOn(
  name: RemoteName,
  author: DeployAuthor,
  now: Date,
  decide: (found: RemotePointerRecord) => Decision | undefined,
): Promise<void> {
  await retryOnConflict(async () => {
    const stored = await RemotePointerModel.findById(name).lean();
    if (stored?.revision === undefined) await requireKnownRemote(name);
    const found = stored ?? { _id: name, ...undecided };
    const decision = decide(found);
    if (!decision) return true;
    if (!stored) await addRemote(name);
    return writeRemote(found, decision, author, now);
  });
}

const undecided = { current: null, previous: null, history: [] };

async function addRemote(name: RemoteName): Promise<void> {
  await RemotePointerModel.updateOne({ _id: name }, { $setOnInsert: undecided }, { upsert: true });
}

function toPast(rollout: Rollout, end: PastRollout['end'], endedAt: Date): PastRolloutRecord {
  const { version, startedAt, evidence } = rollout;
  const outcomes = { good: evidence.good, bad: evidence.bad };
  return { version, end, startedAt, endedAt, weight: weightOf(rollout), outcomes };
}

/** The changes, and the team that owns the remote. */
const withTeam = (after: AuditedAct['after'], team: { readonly name: string } | null | undefined) =>
  after && team ? { ...after, team: team.name } : after;
