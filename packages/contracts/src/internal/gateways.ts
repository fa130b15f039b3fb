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

/** What gateways tell the registry about their configuration, over the private network only. */
export const gatewaysInternal = {
  reportsPath: '/internal/gateways',
  knownPath: '/internal/gateways/known',
  returnsPath: '/internal/gateway-configuration/returns',
} as const;

/**
 * `POST /internal/gateways`: the report of what a gateway runs. `hash`: of its version as the registry named it, else
 * of its document. `first`: its built-in configuration, reported once, and again where the registry wants it.
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
 * The active configuration, with its document where the gateway runs another version: another number or hash. `kind`:
 * gateways do not take back what others returned to; older registries do not tell it.
 */
export const ActiveConfiguration = z.object({
  number: z.number().int(),
  hash: ConfigurationHash,
  kind: ConfigurationKind.optional(),
  document: z.unknown().optional(),
});
export type ActiveConfiguration = z.infer<typeof ActiveConfiguration>;

/**
 * `held`: null as long as none was applied: gateways then do what their environment says. `wantsFirst`: no gateway has
 * reported its built-in configuration to this registry yet.
 */
export const GatewayAnswer = z.object({ held: ActiveConfiguration.nullable(), wantsFirst: z.literal(true).optional() });
export type GatewayAnswer = z.infer<typeof GatewayAnswer>;

/** `GET /internal/gateways/known`: the gateways that reported within the last half minute. */
export const KnownGateways = z.array(z.object({ id: Id, address: z.string() }));
export type KnownGateways = z.infer<typeof KnownGateways>;

/** `POST /internal/gateway-configuration/returns`: a gateway took a version back by itself. */
export const ConfigurationRollback = z.strictObject({
  number: z.number().int(),
  gateway: text(limits.shortText),
  reason: text(limits.shortText),
  evidence: RollbackEvidence,
});
export type ConfigurationRollback = z.infer<typeof ConfigurationRollback>;
