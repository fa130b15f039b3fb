import { parseTraceparent } from '@plaza/service-kit/tracing/traceparent';
import { TraceparentWriter } from './traceparent-writer';

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test("continues a client's trace with a span of its own and the gateway's flag", () => {
  const writer = new TraceparentWriter();
  const written = parseTraceparent(writer.write(given, false));
  expect(written).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', isSampled: false });
  expect(written?.spanId).not.toBe('00f067aa0ba902b7');
  expect(parseTraceparent(writer.write(given, true))).toMatchObject({ isSampled: true });
});

test('begins a new trace with a unique id if the header is missing or invalid', () => {
  const writer = new TraceparentWriter();
  const headers = Array.from({ length: 2000 }, (_, index) =>
    writer.write(index % 2 ? undefined : given.toUpperCase(), false),
  );
  const written = headers.map((header) => parseTraceparent(header));
  expect(written).not.toContain(undefined);
  expect(new Set(written.map((one) => one?.traceId)).size).toBe(2000);
  expect(new Set(written.map((one) => one?.spanId)).size).toBe(2000);
});
