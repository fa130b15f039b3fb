import { TileUrl } from '@plaza/contracts/gateway/configuration';
import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';
import { clientSettings } from './client-settings';
import { count } from './numbers';
import { TrustedProxies } from './trusted-proxies';
import { upstreamSettings } from './upstream-settings';

/** All variables of the gateway. */
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
  TRUSTED_PROXIES: TrustedProxies.prefault(''),

  /** Whether administrators may inject faults into services; by default everywhere but in production. */
  DRILLS_ALLOWED: z.stringbool().optional(),

  /** The share of requests whose traces are stored, chosen at random: 0 for none, 1 for all. */
  TRACE_SAMPLE_RATIO: z.coerce.number().min(0).max(1).default(0.01),

  ...clientSettings,
  ...upstreamSettings,
});
export type GatewayConfig = z.infer<typeof GatewayConfig>;
