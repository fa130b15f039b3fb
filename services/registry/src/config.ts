import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

export const RegistryConfig = BaseConfig.extend({
  /** The token that deployments send in `X-Deploy-Token`; without it only an admin_high may release. */
  DEPLOY_TOKEN: z.string().min(16).max(200).optional(),
  /** The version of @module-federation/enhanced in the shell; remotes built with another one are untested. */
  SHELL_FEDERATION_VERSION: z.string().default('2.9.2'),
});
export type RegistryConfig = z.infer<typeof RegistryConfig>;
