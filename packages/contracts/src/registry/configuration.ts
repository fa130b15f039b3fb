import { z } from 'zod';
import { call } from '../call';
import { GatewayConfiguration } from '../gateway/configuration';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { requiredText } from '../text';
import * as registryRoutes from './routes';

export const configurationLimits = {
  maxBytes: 1024 * 1024,
  /** How many issues of a document are reported at once. */
  maxIssues: 50,
  /** How many versions are stored. */
  versions: 20,
  /** A gateway that reports nothing for this long counts as gone. */
  gatewayExpirySeconds: 30,
} as const;

/** `path`: a JSON path such as `$.routes[3].prefix`; line and column where the document came as text, from 1. */
export const ConfigurationIssue = z.object({
  path: z.string(),
  message: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
});
export type ConfigurationIssue = z.infer<typeof ConfigurationIssue>;

/** What is different at a JSON path: without `before` it is new, without `after` it is gone. */
export const ConfigurationChange = z.object({
  path: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type ConfigurationChange = z.infer<typeof ConfigurationChange>;

/**
 * `first`: the gateways' built-in configuration; `return`: gateways rolled back to it, as the version before it made
 * requests fail.
 */
export const configurationKinds = ['first', 'apply', 'back', 'return'] as const;
export const ConfigurationKind = z.enum(configurationKinds);
export type ConfigurationKind = z.infer<typeof ConfigurationKind>;

export const ConfigurationHash = z.string().regex(/^[0-9a-f]{64}$/);

/** How requests fared before and after a swap: how many there were, and how many of them failed. */
export const RollbackEvidence = z.object({
  /** What was judged: a service, `all`, or `sign-in`. */
  of: z.string().max(40),
  before: z.object({ requests: z.number().int(), failed: z.number().int() }),
  after: z.object({ requests: z.number().int(), failed: z.number().int() }),
});
export type RollbackEvidence = z.infer<typeof RollbackEvidence>;

/**
 * `by`: a user's id, or what else did it. `restores`: the number of the version whose document this is again, of the
 * first of them where that one restored another.
 */
export const ConfigurationVersion = z.object({
  number: z.number().int(),
  hash: ConfigurationHash,
  kind: ConfigurationKind,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  restores: z.number().int().optional(),
  evidence: RollbackEvidence.optional(),
  changes: z.array(ConfigurationChange),
});
export type ConfigurationVersion = z.infer<typeof ConfigurationVersion>;

export const WholeConfigurationVersion = ConfigurationVersion.extend({ document: GatewayConfiguration });
export type WholeConfigurationVersion = z.infer<typeof WholeConfigurationVersion>;

/** The result of `check`: without issues the changes that the document would make, else only the issues. */
export const ConfigurationCheck = z.object({
  faults: z.array(ConfigurationIssue),
  changes: z.array(ConfigurationChange),
  hash: ConfigurationHash.optional(),
});
export type ConfigurationCheck = z.infer<typeof ConfigurationCheck>;

/** Where a gateway has its configuration from. */
export const configurationSources = ['environment', 'registry', 'disk', 'file'] as const;
export const ConfigurationSource = z.enum(configurationSources);
export type ConfigurationSource = z.infer<typeof ConfigurationSource>;

/**
 * `number`: of the version that it runs, null for what the registry does not know. `refused`: why it does not run the
 * newest.
 */
export const GatewayState = z.object({
  id: Id,
  address: z.string(),
  number: z.number().int().nullable(),
  hash: ConfigurationHash,
  source: ConfigurationSource,
  since: Instant,
  toldAt: Instant,
  isBehind: z.boolean(),
  refused: z.object({ number: z.number().int(), faults: z.array(ConfigurationIssue) }).optional(),
});
export type GatewayState = z.infer<typeof GatewayState>;

const operator = { deployer: 'operate' } as const;
const json = { types: ['application/json'], maxBytes: configurationLimits.maxBytes };
const Reason = z.strictObject({ reason: requiredText(limits.shortText) });

/**
 * A change names in If-Match the hash of the configuration that it was based on; where another one is active by now it
 * is rejected with 412.
 */
export const configurationCalls = {
  gatewayConfiguration: call(registryRoutes.gatewayConfiguration, {
    summary: 'The configuration of gateways that holds now.',
    access: operator,
    answer: WholeConfigurationVersion,
  }),
  gatewayConfigurationVersions: call(registryRoutes.gatewayConfigurationVersions, {
    summary: 'The last versions of the configuration, newest first: who, when, why, and what was different.',
    access: operator,
    answer: z.array(ConfigurationVersion),
  }),
  gatewayConfigurationVersion: call(registryRoutes.gatewayConfigurationVersion, {
    summary: 'One version of the configuration, with its document.',
    access: operator,
    params: z.strictObject({ number: z.coerce.number().int().min(1) }),
    answer: WholeConfigurationVersion,
  }),
  checkGatewayConfiguration: call(registryRoutes.checkGatewayConfiguration, {
    summary:
      'What is wrong with a document, or would be different with it. Its new targets are asked; nothing is changed.',
    access: operator,
    upload: json,
    answer: ConfigurationCheck,
  }),
  applyGatewayConfiguration: call(registryRoutes.applyGatewayConfiguration, {
    summary: 'Have every gateway take a document, whole or not at all.',
    access: operator,
    freshProof: true,
    query: Reason,
    upload: json,
    answer: ConfigurationVersion,
  }),
  backGatewayConfiguration: call(registryRoutes.backGatewayConfiguration, {
    summary: 'Have every gateway take the version of before again.',
    access: operator,
    freshProof: true,
    body: Reason,
    answer: ConfigurationVersion,
  }),
  gateways: call(registryRoutes.gateways, {
    summary: 'The gateways that are there, and which version of the configuration each runs.',
    access: operator,
    answer: z.array(GatewayState),
  }),
} as const;
