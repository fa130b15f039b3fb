import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { SubsetChoice } from '@plaza/contracts/registry/rollout-calls';
import type { Pairing } from '@plaza/contracts/registry/rollouts';
import { Conflict } from '@plaza/service-kit/errors';
import { ConfigurationModel } from '../configuration/configuration.model';
import { listGateways } from '../configuration/gateways';
import { findRelease } from '../releases/releases';
import { RemotePointerModel } from '../remotes/remote.model';
import { isBesideStable, type Rollout, type Subsets } from './rollout';

interface Pair {
  readonly service: ServiceName;
  readonly subset: string;
}

/**
 * Refuses subsets that people of a rollout could not reach. Gateways configured by a file have targets that the
 * registry does not know: if there is one, an unknown subset is accepted, and only the rollout's status shows that it
 * is not configured.
 * @throws Conflict if no target is in a subset, or another rollout names another subset of the same service
 */
export async function requirePairable(name: RemoteName, subsets: Subsets, now: Date): Promise<void> {
  const pairs = pairsOf(subsets);
  if (pairs.length === 0) return;
  for (const { service, subset } of pairs) await requireNoOther(name, service, subset);
  const unknown = (await toPairings(subsets)).find(({ isConfigured }) => !isConfigured);
  if (!unknown || (await listGateways(now)).some(({ source }) => source === 'file')) return;
  throw new Conflict(
    'subset_not_configured',
    `No target of ${unknown.service} is in a subset called ${unknown.subset}. Add one to the gateways’ configuration first.`,
  );
}

/** The pairings of a rollout, each with whether the gateways' configuration has such targets. */
export async function toPairings(subsets: Subsets): Promise<Pairing[]> {
  const pairs = pairsOf(subsets);
  if (pairs.length === 0) return [];
  const services = await configuredServices();
  return pairs.map(({ service, subset }) => ({
    service,
    subset,
    isConfigured: services?.[service].targets.some((target) => target.subset === subset) ?? false,
  }));
}

/**
 * The subsets that a rollout of a release may name: those of the services that the release calls, or of all services if
 * its build did not list its calls.
 * @throws NotFound for an unknown release
 */
export async function subsetChoices(name: RemoteName, version: string): Promise<SubsetChoice[]> {
  const { needs } = await findRelease(name, version);
  const services = await configuredServices();
  const called = needs && new Set(needs.calls.map(({ service }) => service));
  return ServiceName.options.flatMap((service) => {
    if (called && !called.has(service)) return [];
    const targets = services?.[service].targets ?? [];
    const subsets = [...new Set(targets.flatMap(({ subset = [] }) => subset))];
    return subsets.length > 0 ? [{ service, subsets }] : [];
  });
}

/** The pairings in effect: none once everybody has the release, as all users then reach the default targets. */
export const pairingsOf = (rollout: Rollout): Promise<Pairing[]> =>
  toPairings(isBesideStable(rollout) ? (rollout.subsets ?? {}) : {});

/** The services of the active configuration; undefined before any gateway has reported its own. */
async function configuredServices(): Promise<GatewayConfiguration['services'] | undefined> {
  const record = await ConfigurationModel.findById('gateway').lean();
  const document = record?.versions.at(-1)?.document;
  return document && JSON.parse(document).services;
}

/** A person may be in both rollouts, and a request can go to only one of two subsets. */
async function requireNoOther(name: RemoteName, service: ServiceName, subset: string): Promise<void> {
  const field = `rollout.subsets.${service}`;
  const other = await RemotePointerModel.findOne({
    _id: { $ne: name },
    'rollout.state': { $ne: 'watched' },
    [field]: { $exists: true, $ne: subset },
  }).lean();
  if (!other) return;
  throw new Conflict(
    'service_paired',
    `People of the rollout of ${other._id} reach the subset ${other.rollout?.subsets?.[service]} of ${service}. Name the same one, or wait until that rollout is over.`,
  );
}

const pairsOf = (subsets: Subsets): Pair[] =>
  ServiceName.options.flatMap((service) => {
    const subset = subsets[service];
    return subset === undefined ? [] : [{ service, subset }];
  });
