import { decodeText } from './decode-text';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

it.each([
  ['UTF-8', new TextEncoder().encode('Chèques;12').buffer, 'Chèques;12'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xa8), 'aè'],
  ['the Windows code page', bytes(0x43, 0x68, 0xe8, 0x71, 0x75, 0x65, 0x73, 0x3b, 0x80), 'Chèques;€'],
  ['UTF-16 with the low byte first', bytes(0xff, 0xfe, 0x61, 0, 0xac, 0x20), 'a€'],
  ['UTF-16 with the high byte first', bytes(0xfe, 0xff, 0, 0x61, 0x20, 0xac), 'a€'],
  ['an empty file', bytes(), ''],
  ['one byte', bytes(0x61), 'a'],
])('reads %s', (_encoding, file, text) => {
  expect(decodeText(file)).toBe(text);
});
