import type { RemoteName } from '@plaza/contracts/permission-graph';
import { stableOutcomesSince } from '../outcomes/stable-outcomes';
import { findReleases, type Released } from '../releases/releases';
import { RemotePointerModel } from '../remotes/remote.model';
import type { Outcomes } from './sequential-test';

/**
 * The outcomes of the other remotes whose builds call the same services. Once everybody has a release, nobody is on
 * stable to compare with, but a failing service shows up in these remotes as well.
 */
export async function otherRemotesOutcomesSince(remote: RemoteName, version: string, since: Date): Promise<Outcomes> {
  const pointers = await RemotePointerModel.find({ current: { $ne: null } }, { current: 1 }).lean();
  const live = pointers.flatMap(({ _id: name, current }) =>
    name !== remote && current ? [{ name, version: current }] : [],
  );
  const releases = await findReleases([{ name: remote, version }, ...live]);
  const own = releases.find(({ name }) => name === remote);
  const called = own ? servicesOf(own) : new Set();
  const others = releases.filter((one) => one !== own && [...servicesOf(one)].some((service) => called.has(service)));
  const outcomes = await Promise.all(
    others.map(({ name, version: theirs }) => stableOutcomesSince(name, theirs, since)),
  );
  return outcomes.reduce((sum, { good, bad }) => ({ good: sum.good + good, bad: sum.bad + bad }), { good: 0, bad: 0 });
}

const servicesOf = ({ needs }: Released): Set<string> =>
  new Set(needs?.calls.flatMap(({ service }) => (service ? [service] : [])));
