import { decimalForReader, isDecimalText, parseDecimal } from './parse-decimal';

const nbsp = '\u00a0';
const thin = '\u202f';

describe('accepts unambiguous input', () => {
  test.each([
    // Plain, and half typed.
    ['1200.50', 'en-US', '1200.50'],
    ['0', 'en-US', '0'],
    ['007', 'en-US', '7'],
    ['12.', 'en-US', '12'],
    ['.5', 'en-US', '0.5'],
    ['  42 ', 'en-US', '42'],
    ['999999999999999.12345678', 'en-US', '999999999999999.12345678'],
    // Each reader's own signs; the same text may be two numbers to two readers.
    ['1,234', 'en-US', '1234'],
    ['1,234', 'de-DE', '1.234'],
    ['1.234', 'en-US', '1.234'],
    ['1.234', 'de-DE', '1234'],
    ['1.234', 'fr-FR', '1.234'],
    ['12,50', 'de-DE', '12.50'],
    ['12,50', 'fr-FR', '12.50'],
    ['12,50', 'sv-SE', '12.50'],
    ['1.200,50', 'de-DE', '1200.50'],
    ['1.234.567,8', 'pt-BR', '1234567.8'],
    ['1,200.50', 'en-US', '1200.50'],
    ['1,234,567', 'en-US', '1234567'],
    ['12,34,567.5', 'en-IN', '1234567.5'],
    ['1,234,567.5', 'en-IN', '1234567.5'],
    // Where it is nothing to the reader, it is what it would be on our screens.
    ['1,200.50', 'de-DE', '1200.50'],
    ['1,234,567', 'de-DE', '1234567'],
    ['12.50', 'de-DE', '12.50'],
    ['0.125', 'de-DE', '0.125'],
    ['0.714286', 'pt-BR', '0.714286'],
    // Blanks and apostrophes group everywhere.
    [`1${thin}234${thin}567,5`, 'fr-FR', '1234567.5'],
    [`1${nbsp}234,5`, 'fr-FR', '1234.5'],
    ['1 234,5', 'pl-PL', '1234.5'],
    ['1 234.5', 'en-US', '1234.5'],
    ['1\u2009234', 'en-US', '1234'],
    ["1'200.50", 'de-CH', '1200.50'],
    ['1’200.50', 'de-CH', '1200.50'],
    ["1'200", 'en-US', '1200'],
    // Signs.
    ['-5', 'en-US', '-5'],
    ['−5', 'en-US', '-5'],
    ['- 5', 'en-US', '-5'],
    ['+5', 'en-US', '5'],
    ['−1 200,50', 'sv-SE', '-1200.50'],
    ['\u200e-5', 'he-IL', '-5'],
    // Digits of other scripts.
    ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['۱۲٫۵', 'fa-IR', '12.5'],
    ['१२,३४,५६७.५', 'hi-IN', '1234567.5'],
    ['১২.৫', 'bn-BD', '12.5'],
    ['１，２００．５０', 'ja-JP', '1200.50'],
    ['－１２', 'ja-JP', '-12'],
    ['𝟏𝟐', 'en-US', '12'],
  ])('reads %j in the locale %s as %s', (typed, locale, expected) => {
    expect(parseDecimal(typed, locale)).toBe(expected);
  });
});

describe('accepts the unit of the field beside the number', () => {
  test.each([
    ['CA$1,200.50', 'en-US', 'CAD', '1200.50'],
    ['-CA$1,200.50', 'en-US', 'CAD', '-1200.50'],
    ['CA$-1,200.50', 'en-US', 'CAD', '-1200.50'],
    ['CA$1,200.50', 'de-DE', 'CAD', '1200.50'],
    ['CAD 1200', 'en-US', 'CAD', '1200'],
    ['1200 cad', 'en-US', 'CAD', '1200'],
    [`1.200,50${nbsp}€`, 'de-DE', 'EUR', '1200.50'],
    ['$1,200.50', 'en-CA', 'CAD', '1200.50'],
    ['$5', 'en-US', 'USD', '5'],
    ['0.5 BTC', 'en-US', 'BTC', '0.5'],
    ['4.8%', 'en-US', '%', '4.8'],
    [`4,8${thin}%`, 'fr-FR', '%', '4.8'],
    ['1.5 hours', 'en-US', 'hours', '1.5'],
  ])('reads %j in the locale %s in a field of %s as %s', (typed, locale, unit, expected) => {
    expect(parseDecimal(typed, locale, unit)).toBe(expected);
  });

  test.each([
    ['CA$1,200.50', 'en-US', undefined],
    ['$1,200.50', 'en-US', 'CAD'],
    ['€5', 'en-US', 'USD'],
    ['5 USD', 'en-US', 'CAD'],
    ['5%', 'en-US', 'USD'],
    ['CAD5CAD', 'en-US', 'CAD'],
    ['CAD', 'en-US', 'CAD'],
  ])('rejects %j in the locale %s in a field of %s', (typed, locale, unit) => {
    expect(parseDecimal(typed, locale, unit)).toBeUndefined();
  });
});

describe('rejects ambiguous input, and never changes it into another number', () => {
  test.each([
    ['', 'en-US'],
    [' ', 'en-US'],
    ['-', 'en-US'],
    ['.', 'en-US'],
    ['-.', 'en-US'],
    [',', 'de-DE'],
    ['12,50', 'en-US'],
    ['1.200,50', 'en-US'],
    ['0,123', 'en-US'],
    ['1,23,456', 'en-US'],
    ['1234,567', 'en-US'],
    ['1,234 567', 'en-US'],
    ['1,2345', 'en-US'],
    ['1,', 'en-US'],
    [',5', 'en-US'],
    ['1.2.3', 'en-US'],
    ['1.234.56', 'de-DE'],
    ['1,2,3', 'de-DE'],
    ['1 23', 'fr-FR'],
    ['1  234', 'en-US'],
    ["1''200", 'de-CH'],
    ['1e3', 'en-US'],
    ['1E3', 'en-US'],
    ['0x10', 'en-US'],
    ['NaN', 'en-US'],
    ['Infinity', 'en-US'],
    ['∞', 'en-US'],
    ['five', 'en-US'],
    ['12abc', 'en-US'],
    ['5-', 'en-US'],
    ['(5)', 'en-US'],
    ['--5', 'en-US'],
    ['+-5', 'en-US'],
    ['5²', 'en-US'],
    ['½', 'en-US'],
    ['①', 'en-US'],
    ['五', 'ja-JP'],
    ['1_200', 'en-US'],
    ['1\u200b2', 'en-US'],
    ['1/2', 'en-US'],
    ['1+1', 'en-US'],
    ['12\n50', 'en-US'],
  ])('%j in the locale %s', (typed, locale) => {
    expect(parseDecimal(typed, locale)).toBeUndefined();
  });
});

test('formats a number in every locale so that it is read as the same number', () => {
  for (const locale of ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'en-IN', 'ar-EG', 'fa-IR', 'pt-BR', 'ja-JP']) {
    for (const text of ['0', '-0.5', '1234.567', '1234567.89', '0.00000001', '999999999999999']) {
      expect([locale, parseDecimal(decimalForReader(text, locale), locale)]).toEqual([locale, text]);
      expect(isDecimalText(text)).toBe(true);
    }
  }
});

test('shows other text unchanged', () => {
  expect(['12,50', '1e3', ''].map((text) => decimalForReader(text, 'de-DE'))).toEqual(['12,50', '1e3', '']);
});
