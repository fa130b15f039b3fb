import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

export const RegistryConfig = BaseConfig.extend({
  /**
   * The token that may release remotes without a team; if it is unset, only an admin_high and teams with their own
   * tokens may release.
   */
  DEPLOY_TOKEN: z.string().min(16).max(200).optional(),
  /** The version of @module-federation/enhanced in the shell; remotes built with another major version are refused. */
  SHELL_FEDERATION_VERSION: z.string().default('2.9.2'),

  /** The address of an S3-compatible store for the released files; if it is unset, files are stored in the database. */
  FILES_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_STORE_BUCKET: z.string().min(1).optional(),
  FILES_STORE_REGION: z.string().min(1).default('us-east-1'),
  FILES_STORE_KEY_ID: z.string().min(1).optional(),
  FILES_STORE_SECRET: z.string().min(1).optional(),
}).refine(isWholeOrAbsent, {
  path: ['FILES_STORE_URL'],
  message: 'must be set together with FILES_STORE_BUCKET, FILES_STORE_KEY_ID and FILES_STORE_SECRET',
});
export type RegistryConfig = z.infer<typeof RegistryConfig>;

type Store = Record<'FILES_STORE_URL' | 'FILES_STORE_BUCKET' | 'FILES_STORE_KEY_ID' | 'FILES_STORE_SECRET', unknown>;

function isWholeOrAbsent(config: Partial<Store>): boolean {
  const { FILES_STORE_URL, FILES_STORE_BUCKET, FILES_STORE_KEY_ID, FILES_STORE_SECRET } = config;
  const set = [FILES_STORE_URL, FILES_STORE_BUCKET, FILES_STORE_KEY_ID, FILES_STORE_SECRET].filter(Boolean);
  return set.length === 0 || set.length === 4;
}
