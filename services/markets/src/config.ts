import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';
import { providerSettings, requireProviderSettings } from './provider-selection/provider-config';

const intervalMs = z.coerce.number().int().min(1000);

export const MarketsConfig = requireProviderSettings(
  BaseConfig.extend({
    ...providerSettings,
    /** How often coin prices are refreshed; until then they are served from the cache. */
    CRYPTO_INTERVAL_MS: intervalMs.max(600_000).default(240_000),
    /** The same for every other list. */
    QUOTES_INTERVAL_MS: intervalMs.max(86_400_000).default(300_000),
    /** The same for exchange rates. */
    EXCHANGE_RATES_INTERVAL_MS: intervalMs.max(86_400_000).default(300_000),
  }),
);
export type MarketsConfig = z.infer<typeof MarketsConfig>;
