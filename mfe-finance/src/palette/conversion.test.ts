import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import { readConversion, toConversionEntry } from './conversion';

const now = Date.parse('2026-11-20T12:03:00Z');
const rate = (code: string, factor: string | null, source: PersonalRate['source'] = 'market'): PersonalRate => ({
  code,
  kind: 'fiat',
  factor,
  source,
  asOf: source === 'market' ? '2026-11-20T12:00:00Z' : null,
  locked: false,
});
const rates: PersonalRates = {
  baseCurrency: 'USD',
  asOf: '2026-11-20T12:00:00Z',
  source: 'test',
  simulated: true,
  stale: false,
  rates: [
    rate('USD', '1', 'base'),
    rate('EUR', '1.25'),
    rate('CAD', '0.8', 'override'),
    rate('XAU', null, null),
    rate('VND', '0.0000381679'),
  ],
};

test.each([
  ['convert 100 EUR', { amount: '100', from: 'EUR', to: undefined }],
  ['100 eur', { amount: '100', from: 'EUR', to: undefined }],
  ['Convert 1,200.50 usd to cad', { amount: '1200.50', from: 'USD', to: 'CAD' }],
  ['0.5btc in eur', { amount: '0.5', from: 'BTC', to: 'EUR' }],
])('reads "%s"', (typed, conversion) => {
  expect(readConversion(typed)).toEqual(conversion);
});

test.each(['convert', 'EUR', 'rent 100', 'convert 1,2,3 EUR', '100', '12 of'])('requests nothing for "%s"', (typed) => {
  const conversion = readConversion(typed);
  expect(conversion ? toConversionEntry(conversion, rates, now) : []).toEqual([]);
});

const convert = (typed: string) => {
  const conversion = readConversion(typed);
  if (!conversion) throw new Error(`${typed} is no conversion`);
  return toConversionEntry(conversion, rates, now).map(({ label, detail }) => [label, detail]);
};

test("converts into the base currency, and between two others, with the user's rates", () => {
  expect(convert('100 EUR')).toEqual([['100.00 EUR = 125.00 USD', 'market rate of 3 minutes ago · copy']]);
  expect(convert('100 EUR to CAD')).toEqual([['100.00 EUR = 156.25 CAD', 'your rate · copy']]);
  expect(convert('0.10 CAD')).toEqual([['0.10 CAD = 0.08 USD', 'your rate · copy']]);
});

test('shows small amounts with the digits that they need, and the amount that was typed', () => {
  const labels = (typed: string) => convert(typed).map(([label]) => label);
  expect(labels('1 VND')).toEqual(['1.00 VND = 0.00003817 USD']);
  expect(labels('0.004 EUR')).toEqual(['0.004 EUR = 0.005 USD']);
  expect(labels('1.005 EUR')).toEqual(['1.005 EUR = 1.26 USD']);
  expect(labels('0 EUR')).toEqual(['0.00 EUR = 0.00 USD']);
});

test('gives no result without a rate, or into the same currency', () => {
  expect(convert('1 XAU')).toEqual([]);
  expect(convert('1 ABC')).toEqual([]);
  expect(convert('1 USD')).toEqual([]);
});
