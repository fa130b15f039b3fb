import { positionOf } from '@plaza/service-kit/rollout-position';
import { LoadStartModel } from './outcomes/load-starts';
import { OutcomeModel } from './outcomes/outcome.model';
import { PinModel } from './pins/pin.model';
import { ReleaseModel } from './releases/release.model';
import { TeamModel } from './teams/team.model';

/**
 * Removes what the registry stores of a user: being of a team, own choices of releases, outcomes, and that they
 * began to load a release. What an outcome has added to numbers stays there. Idempotent.
 */
export async function removeUserData(userId: string): Promise<void> {
  await Promise.all([
    TeamModel.updateMany({ members: userId }, { $pull: { members: userId }, $inc: { revision: 1 } }),
    PinModel.deleteMany({ person: userId }),
    LoadStartModel.deleteMany({ person: userId }),
  ]);
  // In ids, the person is a hash for each release; see take-outcome.
  const [ofOutcomes, ofStarts] = await Promise.all([
    OutcomeModel.distinct('subject'),
    LoadStartModel.distinct('subject'),
  ]);
  const subjects = [...new Set([...ofOutcomes, ...ofStarts])];
  for await (const { name: remote, version } of ReleaseModel.find({}, { name: 1, version: 1 }).lean().cursor()) {
    const { key } = positionOf({ person: userId, remote, version });
    const ids = [`${remote}@${version} ${key}`, ...subjects.map((subject) => `${subject} ${key}`)];
    await OutcomeModel.deleteMany({ _id: { $in: ids } });
    await LoadStartModel.deleteMany({ _id: { $in: ids } });
  }
}
