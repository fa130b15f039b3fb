import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';
import { providerSettings, withProviderNeeds } from './providers/provider-config';

const intervalMs = z.coerce.number().int().min(1000);

export const MarketsConfig = withProviderNeeds(
  BaseConfig.extend({
    ...providerSettings,
    /** How often prices of coins are renewed: younger ones are served as they are. */
    CRYPTO_INTERVAL_MS: intervalMs.max(600_000).default(240_000),
    /** The same of every other list. */
    QUOTES_INTERVAL_MS: intervalMs.max(86_400_000).default(300_000),
    /** The same of exchange rates. */
    EXCHANGE_RATES_INTERVAL_MS: intervalMs.max(86_400_000).default(300_000),
  }),
);
export type MarketsConfig = z.infer<typeof MarketsConfig>;
