import { newSpanId, newTraceId, parseTraceparent, toTraceparent } from './traceparent';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const header = `00-${traceId}-${spanId}-01`;

test('a standard header is parsed, and written unchanged', () => {
  expect(parseTraceparent(header)).toEqual({ traceId, spanId, isSampled: true });
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
  // Of the flags only the last bit has a meaning.
  expect(parseTraceparent(`00-${traceId}-${spanId}-fe`)).toMatchObject({ isSampled: false });
  expect(toTraceparent({ traceId, spanId, isSampled: true })).toBe(header);
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['two of them', [header, header]],
  ['another version', header.replace('00-', '01-')],
  ['upper-case letters', header.toUpperCase()],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['an invalid digit', header.replace('4bf9', '4bg9')],
  ['one digit too few', header.replace('4736-', '473-')],
  ['more behind it', `${header}-00`],
  ['a line break behind it', `${header}\n`],
  ['blanks', ` ${header.slice(1)}`],
])('reads no trace from %s', (_what, given) => {
  expect(parseTraceparent(given)).toBeUndefined();
});

test('new ids have the standard length and are unique', () => {
  const ids = Array.from({ length: 1000 }, () => [newTraceId(), newSpanId()] as const);
  for (const [trace, span] of ids) {
    expect(parseTraceparent(`00-${trace}-${span}-00`)).toEqual({ traceId: trace, spanId: span, isSampled: false });
  }
  expect(new Set(ids.flat()).size).toBe(2000);
});
