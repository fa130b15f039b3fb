import { BaseConfig } from '@plaza/service-kit/config';

/** Marketplace needs nothing beyond what every service has. */
export const Config = BaseConfig;
export type Config = BaseConfig;
