import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import fc from 'fast-check';
import { Decimal, toDecimal, toDecimal128 } from '../money';
import { ratesFixture } from '../testing/markets-server';
import type { SettingsRecord } from './records/settings.model';
import { toSettingsFields } from './settings-fields';

const codes = [...fiatCurrencies, ...cryptoCurrencies];
const code = fc.constantFrom(...codes);
const rate = fc.double({ min: 1e-7, max: 1e7, noNaN: true });
const factor = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(18, '0')}`);

test('after any changes of the base, returning to the first one restores overrides and locks', () => {
  const cases = fc.record({
    rates: fc.tuple(...codes.map(() => rate)),
    bases: fc.array(code, { minLength: 1, maxLength: 6 }),
    overrides: fc.dictionary(code, factor, { minKeys: 1, maxKeys: 5 }),
  });
  fc.assert(
    fc.property(cases, ({ rates, bases, overrides }) => {
      const exchangeRates = ratesFixture(Object.fromEntries(codes.map((each, n) => [each, rates[n] ?? 1])));
      const lockedRates = Object.fromEntries(Object.keys(overrides).map((each) => [each, true]));
      const save = (changes: object, stored: SettingsRecord | null) =>
        toSettingsFields(changes, stored, exchangeRates) as SettingsRecord;
      const first = save({ manualRateOverrides: overrides, lockedRates }, null);
      const last = [...bases, 'USD'].reduce((stored, baseCurrency) => save({ baseCurrency }, stored), first);
      for (const [each, typed] of Object.entries(overrides)) {
        const [override, lock] = [last.manualRateOverrides[each], last.lockedFactors[each]?.factor];
        for (const kept of [override, each === 'USD' ? override : lock]) {
          const off = toDecimal(kept ?? toDecimal128('0'))
            .div(typed)
            .minus(1)
            .abs();
          expect(off.lessThan('1e-30')).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a new base multiplies amounts of the previous one by rate[new] / rate[old]', () => {
  const stored = { baseCurrency: 'EUR', manualRateOverrides: { POINTS: toDecimal128('0.5') } } as never;
  const { manualRateOverrides } = toSettingsFields({ baseCurrency: 'CAD' }, stored, ratesFixture()) as SettingsRecord;
  expect(String(manualRateOverrides.POINTS)).toBe(new Decimal('0.5').times('1.75').toFixed());
});
