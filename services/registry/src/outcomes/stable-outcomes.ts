import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Outcomes } from '../judge/sequential-test';
import { OutcomeModel } from './outcome.model';

/**
 * The outcomes of stable for people who reported any since a given time; a person counts as bad after a bad outcome
 * since then.
 */
export async function stableOutcomesSince(remote: RemoteName, version: string, since: Date): Promise<Outcomes> {
  const query = { subject: version, remote, isProven: true, at: { $gte: since } };
  const [all, bad] = await Promise.all([
    OutcomeModel.countDocuments(query),
    OutcomeModel.countDocuments({ ...query, badAt: { $gte: since } }),
  ]);
  return { good: all - bad, bad };
}
