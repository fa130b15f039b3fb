import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

export const MarketsConfig = BaseConfig.extend({
  /** Base address of a CoinGecko-style API (`https://api.coingecko.com/api/v3`); without it prices are simulated. */
  CRYPTO_PRICES_URL: z.url({ protocol: /^https?$/ }).optional(),
  CRYPTO_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
  /** How often prices are renewed: younger ones are served as they are. */
  CRYPTO_INTERVAL_MS: z.coerce.number().int().min(1000).max(600_000).default(240_000),
  /** What the provider may be asked in a minute, by all instances together. */
  CRYPTO_CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(1000).default(10),
  /** How often exchange rates are renewed: younger ones are served as they are. */
  EXCHANGE_RATES_INTERVAL_MS: z.coerce.number().int().min(1000).max(86_400_000).default(300_000),
});
export type MarketsConfig = z.infer<typeof MarketsConfig>;
