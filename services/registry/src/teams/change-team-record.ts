import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { NotFound } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import type { UpdateQuery } from 'mongoose';
import { type ActAuthor, auditEntry } from '../audit';
import { TeamModel, type TeamRecord } from './team.model';

interface TeamChange {
  /** The update, without a `$push`, as the audit entry is pushed. */
  readonly update: Pick<UpdateQuery<TeamRecord>, '$set'>;
  readonly act: Pick<AuditedAct, 'action' | 'before' | 'after'>;
}

/**
 * Changes a team and adds the audit entry in one write, which applies only to the state that was read.
 * @throws NotFound if the team does not exist or was removed, and what `change` throws
 */
export async function changeTeamRecord(
  id: string,
  author: ActAuthor,
  change: (team: TeamRecord) => TeamChange,
): Promise<TeamRecord> {
  return retryOnConflict(async () => {
    const team = await TeamModel.findOne({ _id: id, removedAt: null }).lean();
    if (!team) throw new NotFound('team_not_found', 'This team does not exist.');
    const { update, act } = change(team);
    const entry = auditEntry(author, { target: team.name, ...act });
    return TeamModel.findOneAndUpdate(
      { _id: id, revision: team.revision, removedAt: null },
      { ...update, $inc: { revision: 1 }, $push: { outbox: entry } },
      { returnDocument: 'after' },
    ).lean();
  });
}
