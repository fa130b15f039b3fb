import { readConfig } from '@plaza/service-kit/config';
import { MarketsConfig } from './config';

const configErrorOf = (env: Record<string, string>): string => {
  try {
    readConfig(MarketsConfig, env);
  } catch (error) {
    return String(error);
  }
  return 'none';
};

test('without configuration everything is simulated', () => {
  const config = readConfig(MarketsConfig, {});
  for (const [name, value] of Object.entries(config))
    if (name.endsWith('_PROVIDERS')) expect(value).toEqual(['simulated']);
});

test('providers are listed in order of preference, with their public addresses by default', () => {
  const config = readConfig(MarketsConfig, {
    FOREX_PROVIDERS: 'twelvedata, frankfurter',
    TWELVEDATA_KEY: 'secret',
    COINGECKO_URL: 'https://one.example/api,https://two.example/api',
  });
  expect(config.FOREX_PROVIDERS).toEqual(['twelvedata', 'frankfurter']);
  expect(config.FRANKFURTER_URL).toEqual(['https://api.frankfurter.dev']);
  expect(config.COINGECKO_URL).toHaveLength(2);
});

test.each([
  ['simulated beside a real one', { CRYPTO_PROVIDERS: 'coingecko,simulated' }, 'CRYPTO_PROVIDERS'],
  ['one that is unknown', { STOCK_PROVIDERS: 'oracle' }, 'STOCK_PROVIDERS'],
  ['one that is of another kind', { BOND_PROVIDERS: 'coingecko' }, 'BOND_PROVIDERS'],
  ['one twice', { FOREX_PROVIDERS: 'frankfurter,frankfurter' }, 'FOREX_PROVIDERS'],
  ['none between commas', { FOREX_PROVIDERS: 'frankfurter,' }, 'FOREX_PROVIDERS'],
  ['stocks without a key', { STOCK_PROVIDERS: 'twelvedata' }, 'TWELVEDATA_KEY'],
  ['indicators without a key', { INDICATOR_PROVIDERS: 'fred' }, 'FRED_KEY'],
  ['news without an address', { NEWS_PROVIDERS: 'rss' }, 'NEWS_FEED_URLS'],
  ['an invalid address', { COINGECKO_URL: 'prices.example' }, 'COINGECKO_URL'],
  ['a file for an address', { NEWS_FEED_URLS: 'file:///etc/passwd' }, 'NEWS_FEED_URLS'],
  ['a key that would break a header', { COINGECKO_KEY: 'a\nb' }, 'COINGECKO_KEY'],
])('rejected at the start: %s', (_what, env, fault) => {
  expect(configErrorOf(env)).toContain(fault);
});

test('all errors are reported at once, without the keys', () => {
  const message = configErrorOf({
    CRYPTO_PROVIDERS: 'simulated,coingecko',
    STOCK_PROVIDERS: 'twelvedata',
    NEWS_PROVIDERS: 'rss',
    PROVIDER_TIMEOUT_MS: '1',
    FRED_KEY: 'a secret key',
  });
  for (const name of ['CRYPTO_PROVIDERS', 'TWELVEDATA_KEY', 'NEWS_FEED_URLS', 'PROVIDER_TIMEOUT_MS', 'FRED_KEY']) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('a secret key');
});
