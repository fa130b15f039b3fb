import { readConfig } from '@plaza/service-kit/config';
import { MarketsConfig } from '../config';
import { chooseCryptoPrices, withinBudget } from './choose-crypto-prices';
import { simulatedCryptoPrices } from './simulated-crypto-prices';

test('without configuration prices are simulated', () => {
  expect(chooseCryptoPrices(readConfig(MarketsConfig, {}))).toMatchObject({ simulated: true });
});

test('a configured address is asked', () => {
  const config = readConfig(MarketsConfig, { CRYPTO_PRICES_URL: 'https://prices.example/api/v3' });
  expect(chooseCryptoPrices(config)).toMatchObject({ simulated: false, source: 'prices.example' });
});

test('an address that is none is refused at the start', () => {
  expect(() => readConfig(MarketsConfig, { CRYPTO_PRICES_URL: 'prices.example' })).toThrow('CRYPTO_PRICES_URL');
});

test('a provider is not asked beyond its budget', async () => {
  let left = 1;
  const provider = withinBudget(simulatedCryptoPrices(), async () => left-- > 0);
  expect(await provider.prices()).toHaveLength(100);
  await expect(provider.prices()).rejects.toThrow('used up');
});
