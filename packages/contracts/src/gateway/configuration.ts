import { z } from 'zod';

/**
 * How gateways behave, as one document: they take a new one whole, without a restart. What concerns a single process,
 * such as where it listens and what it keeps on disk, stays in its environment.
 */

/** The services of the platform itself. Those of teams are known by their areas. */
export const ServiceName = z.enum(['identity', 'finance', 'markets', 'marketplace', 'registry']);
export type ServiceName = z.infer<typeof ServiceName>;

const Count = z.int().min(1).max(2_000_000_000);
const Bytes = z
  .int()
  .min(1)
  .max(64 * 1024 * 1024);
const Milliseconds = z.int().min(1).max(600_000);
/** Above 0, up to all. */
const Share = z.number().gt(0).max(1);

/** A path's first words, as far as they choose its service: `/api/v1/finance`, `/api/loans`, `/dev/mail`. */
export const PathPrefix = z
  .string()
  .max(100)
  .regex(/^\/(api\/v1|api|dev)\/[a-z0-9][a-z0-9-]*$/, 'Must be /api/v1/, /api/ or /dev/ and one word');

/** A path below a prefix, of whole segments. */
export const RoutedPath = z
  .string()
  .max(200)
  .regex(/^\/api\/v1(\/[a-z0-9][a-z0-9-]*)+$/, 'Must be a path below /api/v1/');

/** Targets of one version of a service: a rollout of a remote may name the subset that its people reach. */
export const Subset = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'Must be a word of small letters, digits, dots and dashes');

/**
 * One address at which a service answers, or `$FINANCE_URL` for the one that the environment of each gateway names;
 * several of them share its requests by their weights. */
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
  /** Requests under way to one of its targets at a time; further ones are refused. */
  maxInflight: Count,
});
export type ServiceRule = z.infer<typeof ServiceRule>;

/**
 * The address of map tiles, with {z}, {x}, {y} and perhaps {s} for one of several hosts. Its origin becomes part of the
 * content security policy, so the pattern accepts nothing that could extend the policy.
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
  /** Raised when earlier documents can no longer be read. */
  format: z.literal(1),
  services: z.record(ServiceName, ServiceRule),
  /** Path prefix → the service that answers it. Nothing else is ever forwarded but the calls of areas. */
  routes: z.array(z.strictObject({ prefix: PathPrefix, service: ServiceName })).max(200),
  /** Older paths, and the paths that they stand for. */
  aliases: z.array(z.strictObject({ path: PathPrefix, standsFor: RoutedPath })).max(200),
  limits: z.strictObject({
    addressPerMinute: Count,
    userPerMinute: Count,
    authPerMinute: Count,
    /** Calls of one address that are under way to services at a time. */
    addressInflight: Count,
  }),
  bodies: z.strictObject({
    maxBytes: Bytes,
    /** Profiles carry a picture. */
    profileMaxBytes: Bytes,
    /**
     * A request counts against its service's capacity once its body is complete, or this many bytes of it have arrived.
     */
    bufferBytes: Bytes,
    /** A body that arrives more slowly, over a window, ends with 408. */
    minBytesPerSecond: Count,
    windowMs: Milliseconds,
  }),
  timeouts: z.strictObject({ connectMs: Milliseconds, headersMs: Milliseconds, bodyMs: Milliseconds }),
  breaker: z.strictObject({
    windowMs: Milliseconds,
    minRequests: Count,
    failureRatio: Share,
    /** How long it stays open the first time; each time after a failed trial doubles it, up to the maximum. */
    openMs: Milliseconds,
    maxOpenMs: Milliseconds,
    /** How long a recovered target takes to reach its whole share of requests again. */
    rampMs: Milliseconds,
  }),
  /** How gateways look after targets with `/readyz`; a check alone never closes a breaker. */
  health: z.strictObject({
    intervalMs: Milliseconds,
    timeoutMs: Milliseconds,
    badChecks: z.int().min(1).max(100),
    goodChecks: z.int().min(1).max(100),
    /** By how much of itself an interval varies, so that gateways do not check at the same moment. */
    jitter: z.number().min(0).max(0.9),
  }),
  /** Requests that are sent to one more target: safe ones alone, of which nothing was sent yet. */
  retries: z.strictObject({
    /** Of the requests of the last ten seconds; 0 for none. */
    share: z.number().min(0).max(1),
    /** Retries within ten seconds that are always allowed. */
    minimum: z.int().min(0).max(1000),
  }),
  /** GET paths that are answered with the last good answer of this person while their service is away. */
  fallbacks: z.array(z.strictObject({ path: RoutedPath, maxAgeSeconds: z.int().min(1).max(600) })).max(100),
  /** Without it, each gateway's environment says so. */
  traces: z
    .strictObject({
      /** The share of requests that is traced, chosen at random: 0 for none, 1 for all. */
      sampleShare: z.number().min(0).max(1),
    })
    .optional(),
  /** Where the map's tiles come from; the page and its content security policy name the host. */
  tiles: z.strictObject({
    url: TileUrl,
    /** The attribution shown on the map, as the licences of its data require. */
    attribution: z.string().max(255),
  }),
});
export type GatewayConfiguration = z.infer<typeof GatewayConfiguration>;
