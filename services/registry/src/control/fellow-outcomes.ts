import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Outcomes } from '../judge/sequential-test';
import { stableOutcomesSince } from '../outcomes/stable-outcomes';
import { findReleases, type Released } from '../releases/releases';
import { RemotePointerModel } from '../remotes/remote.model';

/**
 * How the other remotes do that call the same services, as far as builds said which: once everybody has a release there
 * is nobody on stable, and whoever fails alike then is who stands on the same service.
 */
export async function fellowOutcomesSince(remote: RemoteName, version: string, since: Date): Promise<Outcomes> {
  const pointers = await RemotePointerModel.find({ current: { $ne: null } }, { current: 1 }).lean();
  const others = pointers.flatMap(({ _id: name, current }) =>
    name !== remote && current ? [{ name, version: current }] : [],
  );
  const releases = await findReleases([{ name: remote, version }, ...others]);
  const own = releases.find(({ name }) => name === remote);
  const called = own ? servicesOf(own) : new Set();
  const fellows = releases.filter((one) => one !== own && [...servicesOf(one)].some((service) => called.has(service)));
  const told = await Promise.all(fellows.map(({ name, version: theirs }) => stableOutcomesSince(name, theirs, since)));
  return told.reduce((sum, { good, bad }) => ({ good: sum.good + good, bad: sum.bad + bad }), { good: 0, bad: 0 });
}

const servicesOf = ({ needs }: Released): Set<string> =>
  new Set(needs?.calls.flatMap(({ service }) => (service ? [service] : [])));
