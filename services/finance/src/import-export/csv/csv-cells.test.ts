import fc from 'fast-check';
import { plainNumber, textOfCell, toCell } from './csv-cells';

test('the cell of any text is not a formula and restores the text', () => {
  const starts = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', "'", "'=", "''=");
  fc.assert(
    fc.property(starts, fc.string(), (start, rest) => {
      const cell = toCell(start + rest);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(textOfCell(cell)).toBe(start + rest);
    }),
  );
});

test.each([
  ['1234.5', '.', '1234.5'],
  ['1,234,567.89', '.', '1234567.89'],
  ['1.234.567,89', ',', '1234567.89'],
  ["1'234.5", '.', '1234.5'],
  ['1 234,5', ',', '1234.5'],
  ['-5', '.', '-5'],
  ['\u22125,25', ',', '-5.25'],
  ['1,234', ',', '1.234'],
  ['1,234', '.', '1234'],
  ['1,234 567', '.', undefined],
  ['12345,678', '.', undefined],
  ['.5', '.', undefined],
  ['', '.', undefined],
] as const)('%s with the decimal sign %s is %s', (cell, sign, number) => {
  expect(plainNumber(cell, sign)).toBe(number);
});
