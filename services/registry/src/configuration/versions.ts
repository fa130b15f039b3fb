import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import {
  type ConfigurationVersion,
  configurationLimits,
  type WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { NotFound } from '@plaza/service-kit/errors';
import { changesBetween, hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { auditEntry } from '../audit';
import type { DeployAuthor } from '../deployer';
import { ConfigurationModel, type ConfigurationRecord, type VersionRecord } from './configuration.model';

export const toVersion = ({ document: _, changes, at, ...record }: VersionRecord): ConfigurationVersion => ({
  ...record,
  at: at.toISOString(),
  changes: JSON.parse(changes),
});

export const toWholeVersion = (record: VersionRecord): WholeConfigurationVersion => ({
  ...toVersion(record),
  document: JSON.parse(record.document),
});

/** @throws NotFound before any gateway has reported its configuration */
export async function findConfiguration(): Promise<{ record: ConfigurationRecord; current: VersionRecord }> {
  const record = await ConfigurationModel.findById('gateway').lean();
  const current = record?.versions.at(-1);
  if (!record || !current) {
    throw new NotFound('configuration_not_found', 'No gateway has told its configuration yet.');
  }
  return { record, current };
}

/** @throws NotFound if the version is not stored */
export async function findVersion(number: number): Promise<VersionRecord> {
  const { record } = await findConfiguration();
  const version = record.versions.find((one) => one.number === number);
  if (!version) throw new NotFound('version_not_found', 'This version is not kept any more.');
  return version;
}

type NewVersion = Pick<VersionRecord, 'kind' | 'reason' | 'restores' | 'evidence'>;

/**
 * Adds a version with its event and its audit entry, on top of the version that the decision was based on.
 * @returns undefined if another write came in between
 */
export async function addVersion(
  { record, current }: { readonly record: ConfigurationRecord; readonly current: VersionRecord },
  document: GatewayConfiguration,
  { kind, reason, restores, evidence }: NewVersion,
  author: DeployAuthor,
  now: Date,
): Promise<VersionRecord | undefined> {
  const number = current.number + 1;
  const version: VersionRecord = {
    number,
    hash: hashOf(document),
    kind,
    at: now,
    by: author.name,
    reason,
    ...(restores === undefined ? {} : { restores }),
    ...(evidence === undefined ? {} : { evidence }),
    document: JSON.stringify(document),
    changes: JSON.stringify(changesBetween(JSON.parse(current.document), document)),
  };
  const act: Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'> = {
    target: 'gateway_configuration',
    action: actions[kind],
    before: { version: current.number },
    after: { version: number, reason },
  };
  const changed = outboxEntry('gateway-configuration.changed', { number }, { roles: ['admin_high'] });
  const { modifiedCount } = await ConfigurationModel.updateOne(
    { _id: 'gateway', revision: record.revision },
    {
      $inc: { revision: 1 },
      $push: {
        versions: { $each: [version], $slice: -configurationLimits.versions },
        outbox: { $each: [changed, auditEntry(author, act)] },
      },
    },
  );
  return modifiedCount === 1 ? version : undefined;
}

const actions = {
  first: 'gateway-configuration.apply',
  apply: 'gateway-configuration.apply',
  back: 'gateway-configuration.back',
  return: 'gateway-configuration.return',
} as const;

/** Stores the gateways' built-in configuration as the first version, as long as none has been applied. */
export async function storeBuiltIn(document: GatewayConfiguration, now: Date): Promise<void> {
  const hash = hashOf(document);
  const first: VersionRecord = {
    number: 1,
    hash,
    kind: 'first',
    at: now,
    by: 'gateway',
    reason: 'Built-in defaults of the gateways.',
    document: JSON.stringify(document),
    changes: '[]',
  };
  await ConfigurationModel.updateOne({ _id: 'gateway' }, { $setOnInsert: { versions: [first] } }, { upsert: true });
  await ConfigurationModel.updateOne(
    { _id: 'gateway', 'versions.0.kind': 'first', 'versions.0.hash': { $ne: hash }, 'versions.1': { $exists: false } },
    { $set: { versions: [first] }, $inc: { revision: 1 } },
  );
}
