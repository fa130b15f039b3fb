import { z } from 'zod';

const simulated = 'simulated';

const split = (list: string): string[] => list.split(',').map((one) => one.trim());

/**
 * Names of providers in the order of preference. `simulated` cannot be combined with others, as it must not replace
 * real data.
 */
const providers = <const Name extends string>(...names: readonly Name[]) =>
  z
    .string()
    .default(simulated)
    .transform(split)
    .pipe(z.array(z.enum([simulated, ...names])))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each provider once')
    .refine((chosen) => chosen.length === 1 || !chosen.some((one) => one === simulated), {
      error: 'simulated cannot be combined with another provider',
    });

const Address = z.url({ protocol: /^https?$/ });
const addresses = z.string().transform(split).pipe(z.array(Address).min(1));
const Key = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'Must be a key, without spaces');
const count = z.coerce.number().int().min(1).max(100_000_000);

/** The providers of each kind of data, their addresses, keys and budgets. */
export const providerSettings = {
  CRYPTO_PROVIDERS: providers('coingecko'),
  STOCK_PROVIDERS: providers('twelvedata'),
  FOREX_PROVIDERS: providers('twelvedata', 'frankfurter'),
  RATE_PROVIDERS: providers('frankfurter'),
  COMMODITY_PROVIDERS: providers('twelvedata'),
  BOND_PROVIDERS: providers('fred'),
  INDICATOR_PROVIDERS: providers('fred'),
  NEWS_PROVIDERS: providers('rss'),

  /** Addresses of APIs like CoinGecko's, in the order of preference; only the first one receives the key. */
  COINGECKO_URL: addresses.default(['https://api.coingecko.com/api/v3']),
  COINGECKO_KEY: Key.optional(),
  COINGECKO_CALLS_PER_MINUTE: count.default(10),
  COINGECKO_CALLS_PER_MONTH: count.default(10_000),

  /** Addresses of services like Frankfurter, in the order of preference. */
  FRANKFURTER_URL: addresses.default(['https://api.frankfurter.dev']),
  FRANKFURTER_CALLS_PER_MINUTE: count.default(30),
  FRANKFURTER_CALLS_PER_MONTH: count.default(100_000),

  TWELVEDATA_URL: Address.default('https://api.twelvedata.com'),
  TWELVEDATA_KEY: Key.optional(),
  /** Each symbol counts as a call, as it does at Twelve Data; all lists together have some 160 symbols. */
  TWELVEDATA_CALLS_PER_MINUTE: count.default(600),
  TWELVEDATA_CALLS_PER_MONTH: count.default(1_500_000),

  FRED_URL: Address.default('https://api.stlouisfed.org'),
  FRED_KEY: Key.optional(),
  FRED_CALLS_PER_MINUTE: count.default(100),
  FRED_CALLS_PER_MONTH: count.default(500_000),

  /** Addresses of RSS or Atom feeds. */
  NEWS_FEED_URLS: addresses.optional(),
  NEWS_CALLS_PER_MINUTE: count.default(30),
  NEWS_CALLS_PER_MONTH: count.default(100_000),

  /** The timeout of a request to a provider. */
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(8000).default(4000),
  /** How often the simulated feed has new prices. */
  SIMULATED_TICK_MS: z.coerce.number().int().min(100).max(60_000).default(1000),
} as const;

const Settings = z.object(providerSettings);
export type ProviderConfig = z.infer<typeof Settings>;

/** The setting that a provider requires. */
const required = { twelvedata: 'TWELVEDATA_KEY', fred: 'FRED_KEY', rss: 'NEWS_FEED_URLS' } as const;
const lists = Object.keys(providerSettings).filter((name) => name.endsWith('_PROVIDERS'));

/** Rejects a provider without its key or address; reported together with all other errors of the configuration. */
export const requireProviderSettings = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  Object.entries(required).reduce(
    (checked, [provider, setting]) =>
      checked.refine((config) => config[setting] !== undefined || !isChosen(provider, config), {
        path: [setting],
        error: `${provider} requires it`,
        when: () => true,
      }),
    schema,
  );

const isChosen = (provider: string, config: Readonly<Record<string, unknown>>): boolean =>
  lists.some((list) => {
    const chosen = config[list];
    return Array.isArray(chosen) && chosen.includes(provider);
  });
