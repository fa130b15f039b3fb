import { TileUrl } from '@plaza/contracts/gateway/configuration';
import { BaseConfig } from '@plaza/service-kit/config';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const count = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);
const milliseconds = (byDefault: number) => z.coerce.number().int().min(1).max(600_000).default(byDefault);
const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Addresses, networks (`10.0.0.0/8`) or proxy-addr's names (`loopback`) of the proxies in front. */
const Proxies = z
  .string()
  .transform(list)
  .refine(isTrustable, 'Must be a list of IP addresses, networks, or loopback, linklocal, uniquelocal');

export const GatewayConfig = BaseConfig.extend({
  /** The address of `/metrics` and `/openapi.json`, for the private network only. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(8180),

  FINANCE_URL: z.url().default('http://127.0.0.1:4102'),
  MARKETS_URL: z.url().default('http://127.0.0.1:4103'),
  MARKETPLACE_URL: z.url().default('http://127.0.0.1:4104'),

  /** This gateway's own folder for the released files that it has fetched, and its maximum size in bytes. */
  REMOTES_CACHE_DIR: z.string().default('.plaza/remotes-cache'),
  REMOTES_CACHE_BYTES: count(512 * 1024 * 1024),
  /**
   * This gateway's own folder for the last good configuration, from which it starts while the registry is unavailable.
   */
  CONFIGURATION_DIR: z.string().default('.plaza/gateway'),
  /** A configuration file, which is watched for changes and replaces the registry's configuration. */
  GATEWAY_CONFIG_FILE: z.string().min(1).optional(),
  /** The built shell. */
  SHELL_DIR: z.string().default('shell/dist'),
  /** How much of the remotes' files is cached in memory; the least recently used versions are evicted first. */
  STATIC_MEMORY_BYTES: count(256 * 1024 * 1024),
  TILE_URL: TileUrl.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  /** The attribution shown on the map, as the licences of its data require. */
  TILE_ATTRIBUTION: z.string().max(255).default('© OpenStreetMap contributors'),

  /** The public address of the platform. With https, browsers are told to use nothing else. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  /** The proxies whose X-Forwarded-For counts; none by default. */
  TRUSTED_PROXIES: Proxies.prefault(''),

  /** Whether administrators may inject faults into services; by default everywhere but in production. */
  DRILLS_ALLOWED: z.stringbool().optional(),

  LIMIT_ADDRESS_PER_MINUTE: count(1200),
  LIMIT_USER_PER_MINUTE: count(1200),
  LIMIT_AUTH_PER_MINUTE: count(30),
  /** Calls of one address that may be in flight to services at a time. */
  LIMIT_ADDRESS_INFLIGHT: count(200),
  /** Connections of one address, unless it is a trusted proxy's. */
  LIMIT_ADDRESS_CONNECTIONS: count(1000),
  MAX_URL_BYTES: count(8192),
  MAX_BODY_BYTES: count(1024 * 1024),
  /** Profiles include a picture. */
  MAX_PROFILE_BODY_BYTES: count(6 * 1024 * 1024),
  /** A client that sends and reads nothing for this long in the middle of a request is disconnected. */
  CLIENT_IDLE_MS: milliseconds(60_000),
  /** How long the headers of a request may take to arrive, and the first byte on a new connection. */
  CLIENT_HEADERS_MS: milliseconds(20_000),
  /** How long a request may take to arrive, including its body; the response is not limited by it. */
  CLIENT_REQUEST_MS: milliseconds(600_000),
  /** How often the two timeouts above are checked. */
  CLIENT_CHECK_MS: milliseconds(5000),
  /** How long an idle connection is kept open for the next request. */
  CLIENT_KEEP_ALIVE_MS: milliseconds(65_000),
  /**
   * A request counts against its service's capacity once its body is complete, or this many bytes of it have arrived.
   */
  BODY_BUFFER_BYTES: count(64 * 1024),
  /** A body that arrives more slowly, measured over a window, is answered with 408. */
  BODY_MIN_BYTES_PER_SECOND: count(4096),
  BODY_WINDOW_MS: milliseconds(10_000),

  /** The share of requests whose traces are stored, chosen at random: 0 for none, 1 for all. */
  TRACE_SAMPLE_RATIO: z.coerce.number().min(0).max(1).default(0.01),

  UPSTREAM_CONNECT_MS: milliseconds(1000),
  UPSTREAM_HEADERS_MS: milliseconds(10_000),
  UPSTREAM_BODY_MS: milliseconds(10_000),
  /** Requests in flight to one service at a time; further ones are rejected. */
  UPSTREAM_MAX_INFLIGHT: count(1000),
  BREAKER_WINDOW_MS: milliseconds(10_000),
  BREAKER_MIN_REQUESTS: count(10),
  BREAKER_FAILURE_RATIO: z.coerce.number().gt(0).max(1).default(0.5),
  BREAKER_OPEN_MS: milliseconds(5000),
  /** The time between two checks of a target. */
  HEALTH_INTERVAL_MS: milliseconds(3000),

  MAX_STREAMS_PER_USER: count(20),
  /** Bytes that a browser may leave unread on its event stream before it is disconnected. */
  MAX_STREAM_BACKLOG_BYTES: count(64 * 1024),
  STREAM_HEARTBEAT_MS: milliseconds(15_000),
});
export type GatewayConfig = z.infer<typeof GatewayConfig>;

function isTrustable(addresses: string[]): boolean {
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}
