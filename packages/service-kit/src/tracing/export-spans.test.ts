import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Span } from '@plaza/contracts/operations/requests';
import { listen } from '@plaza/test-kit/http';
import { runInPlainNode } from '@plaza/test-kit/plain-node';
import { readableLog } from '../testing/log-lines';
import { openExporter } from './export-spans';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** In a process of its own: the library loads its transport with an `import()` that Jest does not know. */
const exportOutside = (endpoint: string, spans: readonly Span[]): Promise<void> =>
  runInPlainNode(
    path.join(__dirname, 'otlp-exporter.ts'),
    `
    const exporter = createExporter('finance', ${JSON.stringify(`${endpoint}/`)});
    exporter.exportSpans('${traceId}', ${JSON.stringify(spans)});
    await exporter.close();
  `,
  );

test('retained spans reach an OpenTelemetry collector in its format', async () => {
  const received: { url: string | undefined; body: unknown }[] = [];
  const collector = await listen(async (req, res) => {
    received.push({ url: req.url, body: await json(req) });
    res.setHeader('content-type', 'application/json').end('{}');
  });
  await exportOutside(collector.url, [
    {
      spanId: '00f067aa0ba902b7',
      parentId: '00f067aa0ba902b6',
      name: 'GET /api/v1/finance/loans',
      kind: 'server',
      startedAt: 1_700_000_000_123.25,
      durationMs: 2.5,
      status: 'error',
      attributes: { status: 500 },
    },
  ]);
  await collector.close();
  expect(received).toMatchObject([
    {
      url: '/v1/traces',
      body: {
        resourceSpans: [
          {
            resource: { attributes: [{ key: 'service.name', value: { stringValue: 'plaza-finance' } }] },
            scopeSpans: [
              {
                spans: [
                  {
                    traceId,
                    spanId: '00f067aa0ba902b7',
                    parentSpanId: '00f067aa0ba902b6',
                    name: 'GET /api/v1/finance/loans',
                    kind: 2,
                    startTimeUnixNano: '1700000000123250000',
                    endTimeUnixNano: '1700000000125750000',
                    status: { code: 2 },
                    attributes: [{ key: 'status', value: { intValue: 500 } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('nothing is loaded or sent without an endpoint', async () => {
  expect(await openExporter('finance', undefined, readableLog().log)).toBeUndefined();
});
