import type { ConfigurationRollback, GatewayAnswer, GatewayReport } from '@plaza/contracts/internal/gateways';
import { configurationLimits, type GatewayState } from '@plaza/contracts/registry/configuration';
import { restoredBy, versionBefore } from './change-configuration';
import { ConfigurationModel } from './configuration.model';
import { GatewayModel } from './gateway.model';
import { addVersion, findConfiguration, storeBuiltIn } from './versions';

/**
 * Stores the report of a gateway and answers with the active version. The document is left out only if number and hash
 * match: the gateway may have a version of the same number from a database that was lost.
 */
export async function reportGateway(
  { id, first: builtIn, refused, ...state }: GatewayReport,
  now: Date,
): Promise<GatewayAnswer> {
  if (builtIn) await storeBuiltIn(builtIn, now);
  await GatewayModel.updateOne(
    { _id: id },
    {
      $set: { ...state, toldAt: now, ...(refused ? { refused } : {}) },
      ...(refused ? {} : { $unset: { refused: 1 } }),
      $setOnInsert: { since: now },
    },
    { upsert: true },
  );
  const record = await ConfigurationModel.findById('gateway').lean();
  const current = record?.versions.at(-1);
  if (!current) return { held: null, wantsFirst: true };
  if (current.kind === 'first') return { held: null };
  const { number, hash, kind, document } = current;
  const isSame = number === state.number && hash === state.hash;
  return { held: { number, hash, kind, ...(isSame ? {} : { document: JSON.parse(document) }) } };
}

/** The gateways that reported recently; `isBehind` marks those that run another version than the active one. */
export async function listGateways(now: Date): Promise<GatewayState[]> {
  const alive = new Date(now.getTime() - configurationLimits.gatewayExpirySeconds * 1000);
  const [records, configuration] = await Promise.all([
    GatewayModel.find({ toldAt: { $gte: alive } })
      .sort({ since: 1, _id: 1 })
      .lean(),
    ConfigurationModel.findById('gateway').lean(),
  ]);
  const current = configuration?.versions.at(-1);
  return records.map(({ _id: id, since, toldAt, ...record }) => ({
    id,
    ...record,
    since: since.toISOString(),
    toldAt: toldAt.toISOString(),
    isBehind: current !== undefined && record.hash !== current.hash,
  }));
}

/**
 * A gateway applies a version within seconds and judges it for 30 s. What it rolls back later than this after the
 * change, it applied late, for example because it lost the network, and the others have run well with it until then.
 */
const judgedWithinMs = 120_000;
/** A rollback that is reported later than this, for example after days without a network, concerns one gateway. */
const reportedWithinMs = 600_000;

/**
 * Extends the rollback of one gateway to all, unless another version has become active, or the active one is too old to
 * be why requests fail, or the report comes too late. @returns whether the others keep the version for that reason
 */
export async function rollBackForGateway(
  { number, gateway, reason, evidence, secondsAgo = 0 }: ConfigurationRollback,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const found = await findConfiguration();
  const before = versionBefore(found);
  if (found.current.number !== number || !before) return false;
  const rolledBackAt = now.getTime() - secondsAgo * 1000;
  const isTooLate = secondsAgo * 1000 > reportedWithinMs;
  if (isTooLate || rolledBackAt - found.current.at.getTime() > judgedWithinMs) return true;
  const author = { name: `gateway ${gateway}`, by: `gateway ${gateway}`, actor: null, requestId };
  const restored = { kind: 'return', reason, restores: restoredBy(before), evidence } as const;
  await addVersion(found, JSON.parse(before.document), restored, author, now);
  return false;
}
