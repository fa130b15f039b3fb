import { positionOf } from '@plaza/service-kit/releases/rollout-position';
import { LoadStartModel } from './outcomes/load-starts';
import { OutcomeModel } from './outcomes/outcome.model';
import { PinModel } from './pins/pin.model';
import { ReleaseModel } from './releases/release.model';
import { TeamModel } from './teams/team.model';

/**
 * Removes what the registry stores about a user: team membership, pins, outcomes and load starts. The counts to which
 * an outcome has contributed stay as they are. Idempotent.
 */
export async function removeUserData(userId: string): Promise<void> {
  await Promise.all([
    TeamModel.updateMany({ members: userId }, { $pull: { members: userId }, $inc: { revision: 1 } }),
    PinModel.deleteMany({ person: userId }),
    LoadStartModel.deleteMany({ person: userId }),
  ]);
  // Ids contain the person as a hash that differs for each release; see take-outcome.
  const [ofOutcomes, ofStarts] = await Promise.all([
    OutcomeModel.distinct('subject'),
    LoadStartModel.distinct('subject'),
  ]);
  const subjects = [...new Set([...ofOutcomes, ...ofStarts])];
  for await (const { name: remote, version } of ReleaseModel.find({}, { name: 1, version: 1 }).lean().cursor()) {
    const { key } = positionOf({ visitorId: userId, remote, version });
    const ids = [`${remote}@${version} ${key}`, ...subjects.map((subject) => `${subject} ${key}`)];
    await OutcomeModel.deleteMany({ _id: { $in: ids } });
    await LoadStartModel.deleteMany({ _id: { $in: ids } });
  }
}
