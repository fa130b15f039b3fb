import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Outcomes } from '../judge/sequential-test';
import { OutcomeModel } from './outcome.model';

/** How stable did for whoever told of it since an instant: bad for those who had a bad outcome since then. */
export async function stableOutcomesSince(remote: RemoteName, version: string, since: Date): Promise<Outcomes> {
  const query = { subject: version, remote, isProven: true, at: { $gte: since } };
  const [all, bad] = await Promise.all([
    OutcomeModel.countDocuments(query),
    OutcomeModel.countDocuments({ ...query, badAt: { $gte: since } }),
  ]);
  return { good: all - bad, bad };
}
