import { BaseConfig } from '@plaza/service-kit/config';

/** Finance needs nothing beyond what every service has. */
export const Config = BaseConfig;
export type Config = BaseConfig;
