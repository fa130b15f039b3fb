import { z } from 'zod';
import { ServiceName, Subset } from './service-names';

/**
 * The behavior of gateways as one document, which they replace as a whole without a restart. Settings of a single
 * process, such as its port and its files on disk, stay in its environment.
 */

const Count = z.int().min(1).max(2_000_000_000);
const Bytes = z
  .int()
  .min(1)
  .max(64 * 1024 * 1024);
const Milliseconds = z.int().min(1).max(600_000);
/** A fraction above 0, up to 1. */
const Share = z.number().gt(0).max(1);

/** The first segments of a path, which determine its service: `/api/v1/finance`, `/api/loans`, `/dev/mail`. */
export const PathPrefix = z
  .string()
  .max(100)
  .regex(/^\/(api\/v1|api|dev)\/[a-z0-9][a-z0-9-]*$/, 'Must be /api/v1/, /api/ or /dev/ and one word');

/** A path below a prefix, made of whole segments. */
export const RoutedPath = z
  .string()
  .max(200)
  .regex(/^\/api\/v1(\/[a-z0-9][a-z0-9-]*)+$/, 'Must be a path below /api/v1/');

/**
 * One address of a service, or `$FINANCE_URL` for the address in each gateway's environment. Several targets share the
 * requests in proportion to their weights.
 */
export const Target = z.strictObject({
  address: z
    .string()
    .max(255)
    .regex(
      /^(https?:\/\/[a-z0-9.:[\]-]+\/?|\$(IDENTITY|FINANCE|MARKETS|MARKETPLACE|REGISTRY)_URL)$/i,
      'Must be an address like http://finance:4102, or the name of a variable of the gateway, like $FINANCE_URL',
    ),
  weight: z.int().min(0).max(100).default(1),
  subset: Subset.optional(),
});
export type Target = z.infer<typeof Target>;

export const ServiceRule = z.strictObject({
  targets: z.array(Target).min(1).max(20),
  /** The maximum number of concurrent requests to one of its targets; further ones are refused. */
  maxInflight: Count,
});
export type ServiceRule = z.infer<typeof ServiceRule>;

/**
 * The URL template of map tiles, with {z}, {x}, {y} and optionally {s} for one of several hosts. Its origin becomes
 * part of the content security policy, so the pattern accepts nothing that could extend the policy.
 */
export const TileUrl = z
  .string()
  .max(500)
  .regex(
    /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/[\w\-./{}?=&%@]*$/i,
    'Must be an address like https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  )
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'Must hold {z}, {x} and {y}');

export const GatewayConfiguration = z.strictObject({
  /** Incremented when earlier documents can no longer be read. */
  format: z.literal(1),
  services: z.record(ServiceName, ServiceRule),
  /** Path prefix → the service that answers it. Apart from these, only the calls of areas are forwarded. */
  routes: z.array(z.strictObject({ prefix: PathPrefix, service: ServiceName })).max(200),
  /** Older paths, and the current paths that they stand for. */
  aliases: z.array(z.strictObject({ path: PathPrefix, standsFor: RoutedPath })).max(200),
  limits: z.strictObject({
    addressPerMinute: Count,
    userPerMinute: Count,
    authPerMinute: Count,
    /** The maximum number of concurrent requests from one client address to services. */
    addressInflight: Count,
  }),
  bodies: z.strictObject({
    maxBytes: Bytes,
    /** Larger than other bodies, as profiles contain a picture. */
    profileMaxBytes: Bytes,
    /**
     * A request counts against its service's capacity once its body is complete, or this many bytes of it have arrived.
     */
    bufferBytes: Bytes,
    /** A body that arrives more slowly than this over one window is answered with 408. */
    minBytesPerSecond: Count,
    windowMs: Milliseconds,
  }),
  timeouts: z.strictObject({ connectMs: Milliseconds, headersMs: Milliseconds, bodyMs: Milliseconds }),
  breaker: z.strictObject({
    windowMs: Milliseconds,
    minRequests: Count,
    failureRatio: Share,
    /** How long the breaker stays open the first time; each failed trial doubles it, up to the maximum. */
    openMs: Milliseconds,
    maxOpenMs: Milliseconds,
    /** How long a recovered target takes to reach its full share of requests again. */
    rampMs: Milliseconds,
  }),
  /** How gateways check targets with `/readyz`; a check alone never closes a breaker. */
  health: z.strictObject({
    intervalMs: Milliseconds,
    timeoutMs: Milliseconds,
    badChecks: z.int().min(1).max(100),
    goodChecks: z.int().min(1).max(100),
    /** The random variation of the interval, as a fraction of it, so that gateways do not check at the same moment. */
    jitter: z.number().min(0).max(0.9),
  }),
  /** Retries on one other target, for safe requests of which nothing was sent yet. */
  retries: z.strictObject({
    /** The maximum share of retries among the requests of the last ten seconds; 0 disables them. */
    share: z.number().min(0).max(1),
    /** The number of retries within ten seconds that is always allowed. */
    minimum: z.int().min(0).max(1000),
  }),
  /** GET paths that are answered with the user's last good response while their service is unavailable. */
  fallbacks: z.array(z.strictObject({ path: RoutedPath, maxAgeSeconds: z.int().min(1).max(600) })).max(100),
  /** Without it, each gateway's environment decides. */
  traces: z
    .strictObject({
      /** The share of requests that is traced, chosen at random: from 0 (none) to 1 (all). */
      sampleShare: z.number().min(0).max(1),
    })
    .optional(),
  /** The source of the map's tiles; the page and its content security policy name the host. */
  tiles: z.strictObject({
    url: TileUrl,
    /** The attribution shown on the map, as the licenses of its data require. */
    attribution: z.string().max(255),
  }),
});
export type GatewayConfiguration = z.infer<typeof GatewayConfiguration>;
