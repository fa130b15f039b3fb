import { z } from 'zod';
import { GatewayConfiguration } from '../gateway/configuration';
import { Id } from '../ids';
import { limits } from '../limits';
import {
  ConfigurationHash,
  ConfigurationIssue,
  ConfigurationKind,
  ConfigurationSource,
  RollbackEvidence,
} from '../registry/configuration';
import { text } from '../text';

/** How gateways report their configuration to the registry, over the private network only. */
export const gatewaysInternal = {
  reportsPath: '/internal/gateways',
  knownPath: '/internal/gateways/known',
  rollbacksPath: '/internal/gateway-configuration/returns',
} as const;

/**
 * `POST /internal/gateways`: which configuration a gateway runs. `hash`: the hash that the registry gave for the
 * version, otherwise the hash of the document. `first`: the gateway's built-in configuration, sent once and again
 * whenever the registry asks for it.
 */
export const GatewayReport = z.strictObject({
  id: Id,
  address: text(limits.shortText),
  number: z.number().int().nullable(),
  hash: ConfigurationHash,
  source: ConfigurationSource,
  refused: z.object({ number: z.number().int(), faults: z.array(ConfigurationIssue).max(50) }).optional(),
  first: GatewayConfiguration.optional(),
});
export type GatewayReport = z.infer<typeof GatewayReport>;

/**
 * The active configuration. It includes the document when the gateway runs another version (a different number or
 * hash). `kind`: tells a gateway not to roll back the result of another gateway's rollback; older registries omit it.
 */
export const ActiveConfiguration = z.object({
  number: z.number().int(),
  hash: ConfigurationHash,
  kind: ConfigurationKind.optional(),
  document: z.unknown().optional(),
});
export type ActiveConfiguration = z.infer<typeof ActiveConfiguration>;

/**
 * `held`: the active configuration; null until one is applied, and gateways use their built-in one until then.
 * `wantsFirst`: the registry needs the built-in configuration, as no gateway has reported it to this registry yet.
 */
export const GatewayAnswer = z.object({ held: ActiveConfiguration.nullable(), wantsFirst: z.literal(true).optional() });
export type GatewayAnswer = z.infer<typeof GatewayAnswer>;

/** `GET /internal/gateways/known`: the gateways that reported within the last 30 seconds. */
export const KnownGateways = z.array(z.object({ id: Id, address: z.string() }));
export type KnownGateways = z.infer<typeof KnownGateways>;

/**
 * `POST /internal/gateway-configuration/returns`: a gateway rolled a version back automatically, `secondsAgo`. A
 * gateway that cannot reach the registry reports it later. Gateways omit `secondsAgo` for a rollback of the last few
 * seconds, as older registries refuse it, and older gateways always do.
 */
export const ConfigurationRollback = z.strictObject({
  number: z.number().int(),
  secondsAgo: z.number().int().min(0).optional(),
  gateway: text(limits.shortText),
  reason: text(limits.shortText),
  evidence: RollbackEvidence,
});
export type ConfigurationRollback = z.infer<typeof ConfigurationRollback>;
