import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import { currencyGroups } from './currency-choices';

const codesOf = (...choice: Parameters<typeof currencyGroups>) =>
  currencyGroups(...choice).flatMap(({ codes }) => codes);
const builtIn = [...fiatCurrencies, ...cryptoCurrencies];
const few = { fiat: ['USD', 'EUR'], crypto: ['BTC'] };

test('all built-in currencies can be chosen, those of the specification first', () => {
  expect(codesOf([], 'USD').slice(0, 4)).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
  expect(codesOf([], 'USD')).toEqual(builtIn);
});

test('the first ones are followed by those with a custom rate, then by all others', () => {
  const groups = currencyGroups(['WAX', 'EUR', 'SEK', 'ABC'], 'USD', few);
  expect(groups.slice(0, 3)).toEqual([
    { heading: 'Currencies', codes: ['USD', 'EUR'] },
    { heading: 'Cryptocurrencies', codes: ['BTC'] },
    { heading: 'Custom', codes: ['ABC', 'SEK', 'WAX'] },
  ]);
  expect(groups.slice(3).map(({ heading, codes }) => [heading, codes[0]])).toEqual([
    ['More Currencies', 'GBP'],
    ['More Cryptocurrencies', 'ETH'],
  ]);
});

test.each([
  ['a built-in one', 'SEK'],
  ['one whose custom rate was removed', 'WAX'],
  ['one with a custom rate', 'ABC'],
  ['none', ''],
])('the current choice is among them once: %s', (_which, current) => {
  for (const first of [undefined, few]) {
    const codes = codesOf(['ABC'], current, first);
    expect(codes.toSorted()).toEqual([...new Set([...builtIn, 'ABC', ...(current && [current])])].toSorted());
  }
});
