import { z } from 'zod';
import { call } from '../call';
import { GatewayConfiguration } from '../gateway/configuration';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { requiredText } from '../text';
import * as registryRoutes from './routes';

export const configurationLimits = {
  maxBytes: 1024 * 1024,
  /** How many issues of a document are reported in one response. */
  maxIssues: 50,
  /** How many versions are stored. */
  versions: 20,
  /** A gateway that has not reported for this long is considered gone. */
  gatewayExpirySeconds: 30,
} as const;

/**
 * `path`: a JSON path such as `$.routes[3].prefix`; line and column count from 1 and are present if the document was
 * sent as text.
 */
export const ConfigurationIssue = z.object({
  path: z.string(),
  message: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
});
export type ConfigurationIssue = z.infer<typeof ConfigurationIssue>;

/** A difference at a JSON path: without `before` the value is new, without `after` it was removed. */
export const ConfigurationChange = z.object({
  path: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type ConfigurationChange = z.infer<typeof ConfigurationChange>;

/**
 * `first`: the gateways' built-in configuration; `back`: a rollback by a person; `return`: an automatic rollback by
 * gateways, because the later version made requests fail.
 */
export const configurationKinds = ['first', 'apply', 'back', 'return'] as const;
export const ConfigurationKind = z.enum(configurationKinds);
export type ConfigurationKind = z.infer<typeof ConfigurationKind>;

export const ConfigurationHash = z.string().regex(/^[0-9a-f]{64}$/);

/** The requests before and after a change of the configuration: their number, and how many of them failed. */
export const RollbackEvidence = z.object({
  /** What was judged: a service, `all`, or `sign-in`. */
  of: z.string().max(40),
  before: z.object({ requests: z.number().int(), failed: z.number().int() }),
  after: z.object({ requests: z.number().int(), failed: z.number().int() }),
});
export type RollbackEvidence = z.infer<typeof RollbackEvidence>;

/**
 * `by`: a user's id, or the name of what else made the change. `restores`: the number of the version whose document
 * this one repeats; if that one was itself a restored version, the number of the original.
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

/**
 * The result of `check`: the issues of the document (`faults`), or, if there are none, the changes that it would make.
 */
export const ConfigurationCheck = z.object({
  faults: z.array(ConfigurationIssue),
  changes: z.array(ConfigurationChange),
  hash: ConfigurationHash.optional(),
});
export type ConfigurationCheck = z.infer<typeof ConfigurationCheck>;

/** Where a gateway has loaded its configuration from. */
export const configurationSources = ['environment', 'registry', 'disk', 'file'] as const;
export const ConfigurationSource = z.enum(configurationSources);
export type ConfigurationSource = z.infer<typeof ConfigurationSource>;

/**
 * `number`: that of the version that it runs; null if the registry does not know the configuration. `refused`: why it
 * does not run the newest version.
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
 * A change sends in If-Match the hash of the configuration that it is based on, and is rejected with 412 if another one
 * is active by then.
 */
export const configurationCalls = {
  gatewayConfiguration: call(registryRoutes.gatewayConfiguration, {
    summary: 'The active configuration of the gateways.',
    access: operator,
    answer: WholeConfigurationVersion,
  }),
  gatewayConfigurationVersions: call(registryRoutes.gatewayConfigurationVersions, {
    summary: 'The last versions of the configuration, newest first: author, time, reason and differences.',
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
      'Validate a document: its errors, or its differences from the active one. Probes new targets; changes nothing.',
    access: operator,
    upload: json,
    answer: ConfigurationCheck,
  }),
  applyGatewayConfiguration: call(registryRoutes.applyGatewayConfiguration, {
    summary: 'Apply a document at every gateway, as a whole or not at all.',
    access: operator,
    reauthentication: true,
    query: Reason,
    upload: json,
    answer: ConfigurationVersion,
  }),
  rollBackGatewayConfiguration: call(registryRoutes.rollBackGatewayConfiguration, {
    summary: 'Roll every gateway back to the previous version.',
    access: operator,
    reauthentication: true,
    body: Reason,
    answer: ConfigurationVersion,
  }),
  gateways: call(registryRoutes.gateways, {
    summary: 'The running gateways, with the version of the configuration of each.',
    access: operator,
    answer: z.array(GatewayState),
  }),
} as const;
