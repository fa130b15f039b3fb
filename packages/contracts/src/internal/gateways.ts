import { z } from 'zod';
import { GatewayConfiguration } from '../gateway/configuration';
import { Id } from '../ids';
import { limits } from '../limits';
import {
  ConfigurationHash,
  ConfigurationIssue,
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

/** `POST /internal/gateways`: the report of what a gateway runs. `first`: its built-in configuration, reported once. */
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

/** The active configuration, with its document where the gateway runs another version; null before any was applied. */
export const ActiveConfiguration = z.object({
  number: z.number().int(),
  hash: ConfigurationHash,
  document: z.unknown().optional(),
});
export type ActiveConfiguration = z.infer<typeof ActiveConfiguration>;
export const GatewayAnswer = z.object({ held: ActiveConfiguration.nullable() });

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
