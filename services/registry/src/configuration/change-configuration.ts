import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import {
  type ConfigurationCheck,
  type ConfigurationIssue,
  type ConfigurationVersion,
  configurationLimits,
} from '@plaza/contracts/registry/configuration';
import { Conflict, InvalidInput, Outdated } from '@plaza/service-kit/errors';
import { changesBetween, hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { dryRun } from '@plaza/service-kit/gateway-configuration/dry-run';
import { readConfiguration, withPosition } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { ValidationContext } from '@plaza/service-kit/gateway-configuration/semantic-checks';
import { AreaModel } from '../areas/area.model';
import type { DeployAuthor } from '../deployer';
import type { ConfigurationRecord, VersionRecord } from './configuration.model';
import { GatewayModel } from './gateway.model';
import { addVersion, findConfiguration, toVersion } from './versions';

type Found = Awaited<ReturnType<typeof findConfiguration>>;

/** Validates a document in all three stages. @returns its issues, or else the changes that it would make */
export async function checkConfiguration(text: string): Promise<ConfigurationCheck> {
  const { current } = await findConfiguration();
  const { configuration, issues } = await inspect(text, current);
  if (!configuration) return { faults: issues, changes: [] };
  return {
    faults: [],
    changes: changesBetween(JSON.parse(current.document), configuration),
    hash: hashOf(configuration),
  };
}

/**
 * Makes a document the active version.
 * @param seen the hash of the version that the change is based on
 * @throws Outdated if another version is active, InvalidInput with every issue, Conflict if nothing would change
 */
export async function applyConfiguration(
  text: string,
  { reason, seen, author, now }: { reason: string; seen: string; author: DeployAuthor; now: Date },
): Promise<ConfigurationVersion> {
  const found = await findConfiguration();
  requireSeen(found, seen);
  const { configuration, issues } = await inspect(text, found.current);
  if (!configuration) throw toInvalidInput(issues);
  if (hashOf(configuration) === found.current.hash) {
    throw new Conflict('configuration_unchanged', 'Nothing would be different.');
  }
  const added = await addVersion(found, configuration, { kind: 'apply', reason }, author, now);
  return toVersion(added ?? (await outdated(seen)));
}

/** Makes the document of the previous version active again. @throws like `applyConfiguration` */
export async function rollBackConfiguration({
  reason,
  seen,
  author,
  now,
}: {
  reason: string;
  seen: string;
  author: DeployAuthor;
  now: Date;
}): Promise<ConfigurationVersion> {
  const found = await findConfiguration();
  requireSeen(found, seen);
  const before = versionBefore(found);
  if (!before) throw new Conflict('nothing_to_go_back_to', 'There is no earlier version.');
  const restored = { kind: 'back', reason, restores: restoredBy(before) } as const;
  const added = await addVersion(found, JSON.parse(before.document), restored, author, now);
  return toVersion(added ?? (await outdated(seen)));
}

/** The version before the active one; if the active one restored a version, the version before the restored one. */
export function versionBefore({ record, current }: Found): VersionRecord | undefined {
  const number = current.restores ?? current.number;
  return record.versions.findLast((one) => one.number < number);
}

/**
 * The number of the version whose document this version has. Rollbacks start from it, so that they skip what was rolled
 * back.
 */
export const restoredBy = ({ number, restores = number }: VersionRecord): number => restores;

async function inspect(
  text: string,
  current: VersionRecord,
): Promise<{ configuration?: GatewayConfiguration; issues: ConfigurationIssue[] }> {
  const { configuration, issues, json } = { json: undefined, ...readConfiguration(text, await validationContext()) };
  if (!configuration || !json) return { issues: [...(issues ?? [])] };
  const found = await dryRun(configuration, JSON.parse(current.document));
  return found.length > 0 ? { issues: found.map((issue) => withPosition(issue, json)) } : { configuration, issues: [] };
}

async function validationContext(): Promise<ValidationContext> {
  const [gateways, areas] = await Promise.all([
    GatewayModel.find({}, { address: 1 }).lean(),
    AreaModel.find({ state: 'approved' }, { service: 1 }).lean(),
  ]);
  return {
    gateways: gateways.map(({ address }) => address),
    areaPrefixes: areas.flatMap(({ service }) => (service ? [service.prefix] : [])),
  };
}

function requireSeen({ record, current }: Found, seen: string): void {
  if (seen === '')
    throw new InvalidInput('Name in If-Match the hash of what you change.', undefined, 'if_match_required');
  if (seen !== current.hash) throw changedSince(record, current, seen);
}

/** Handles a write between reading and writing. @throws Outdated */
async function outdated(seen: string): Promise<never> {
  const { record, current } = await findConfiguration();
  throw changedSince(record, current, seen);
}

/** Lists the changes since the version that the caller saw, if that version is still stored. */
function changedSince({ versions }: ConfigurationRecord, current: VersionRecord, seen: string): Outdated {
  const base = versions.findLast(({ hash }) => hash === seen);
  const changes = base ? changesBetween(JSON.parse(base.document), JSON.parse(current.document)) : [];
  const details = changes.slice(0, configurationLimits.maxIssues).map(({ path, before, after }) => ({
    path,
    message: `${short(before)} → ${short(after)}`,
  }));
  const sentence = `Version ${current.number} is active now: ${current.reason}`;
  return new Outdated('configuration_changed', sentence, details);
}

const short = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200));

function toInvalidInput(issues: readonly ConfigurationIssue[]): InvalidInput {
  const details = issues.map(({ path, message, line, column }) => ({
    path,
    message: line === undefined ? message : `${message} (line ${line}, column ${column})`,
  }));
  const [first] = details;
  return new InvalidInput(`${first?.path}: ${first?.message}`, details, 'configuration_refused');
}
