import { importExportCalls } from '@plaza/contracts/finance/import-export';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { dayOf } from '../days';
import type { FinanceDependencies } from '../dependencies';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { csvFiles } from './csv/csv-files';
import { exportEverything } from './export-everything';
import { importEverything } from './import/import-everything';
import { addImportPart } from './import/import-parts';
import { importRows } from './import/import-rows';

export function importExportRoutes({
  trust,
  marketRates,
  recordExport,
  importExportLimiter,
  importPartLimiter,
}: FinanceDependencies): Routes {
  return createRoutes(trust)
    .onFile(importExportCalls.exportEverything, async ({ caller, query, requestId, ctx }) => {
      await importExportLimiter.consume(caller.id);
      await recordExport(caller, query.format, requestId);
      const now = new Date();
      const everything = await exportEverything(caller.id, now, marketRates);
      const name = `plaza-finance-${dayOf(now)}`;
      if (query.format === 'csv') {
        ctx.attachment(`${name}-csv.zip`);
        return { bytes: csvFiles(everything), type: 'application/zip' };
      }
      ctx.attachment(`${name}.json`);
      return { bytes: Buffer.from(JSON.stringify(everything, null, 1)), type: 'application/json' };
    })
    .on(importExportCalls.importEverything, async (received) => {
      const { caller, body } = received;
      await importExportLimiter.consume(caller.id);
      return importEverything(caller.id, body, marketRates, importIdempotencyKey(received));
    })
    .on(importExportCalls.addImportPart, async ({ caller, body }) => {
      await importPartLimiter.consume(caller.id);
      await addImportPart(caller.id, body);
    })
    .on(importExportCalls.importRows, async (received) => {
      const { caller, body } = received;
      await importExportLimiter.consume(caller.id);
      return importRows(caller.id, body, marketRates, importIdempotencyKey(received));
    });
}

/** A preview adds nothing and needs no key. */
const importIdempotencyKey = (
  received: Parameters<typeof receivedIdempotencyKey>[0] & { body: { preview: boolean } },
) => (received.body.preview ? undefined : receivedIdempotencyKey(received));
